"""Migrations that have run somewhere are never changed: databases that ran them would lack the change."""

import hashlib
from pathlib import Path

from school import migrations

FILES = Path(str(migrations.__file__)).parent / "versions"
DIGESTS = {
    "0001_learners_and_answers.py": "b2322da7382bccb0480e8f080c970121646e792b49e06f04522a646519754eb7",
    "0002_lessons_done.py": "bfe3b27e228ce36fd1f8c0c45735e6f2d3e31810c4da9a816e2adeda96690606",
    "0003_search.py": "070920d2ab093171106cbd84bfb869ab1cee32df846beac5ccf12f6bc54cc585",
    "0004_accounts.py": "4739b2753b1b141064b196d3a9960484d4f0da67fbaaff1fc086f6f597a6781d",
    "0005_skills.py": "2fb136c6bfc081510bd937abfe38e005c7e79b0c0593b214b2aea8b8c259cf7a",
    "0006_classes.py": "f6cdf494e523d8aa171e2eab20c65a84c0b926be9c6930f15a84edf6f4fd0256",
    "0007_assignments.py": "eb42330c049ac659e5f493a735589f840b8ce0ef3521d220219ef181b2a32a3b",
    "0008_mend_assignments.py": "d69ff562a31ff14a2407a5e36e78c7c8b993915bcc4566581b335d1dd2ccd3f1",
    "0009_second_factors.py": "8cedeabbb61cb14aa0886c6e9292e43d66b7ad2000fd6edceb5fe715571cc2d7",
    "0010_guests.py": "53c25a405341b88e6349f8c94269d0f01aa04cfd03a9d6511e2b4ac168c39a2d",
    "0011_sprints.py": "c9de9180039521335668cd8b1fd857dd409ac83f15fe1c13012df4a86386e36a",
    "0012_question_reports.py": "cdb874049e7a7ede74a6e15f887ea947b86ff1ff438511d747da2e5d9dd9a689",
    "0013_deals.py": "826404b325edc32ad46047ec1ed1dbaeb79f80550dfc01707a4200dee7f40708",
    "0014_deal_modes.py": "6b1e8320c869ff2c261540b8e1c4ccee218717d941b5212f5f76de8bb2f49a11",
    "0015_exams.py": "952baebf8c7e58a774cd2e366ad126d23c68d873065392b946bc9d18752413c7",
    "0016_desk_results.py": "db10eaca0629ff783f605de33c8f7aa4b9ad64c809797b6354dc8c68a2ce16cb",
    "0017_repairs_and_weights.py": "a9af3b6de908d4489ad49fca482e5f9443b3be949b6d3aea08864c7613ac49cd",
    "0018_grades_that_hold.py": "5a6dbc90fe2691c18eb2f2e9f4a783b46bf1b889cc54862188f18a3bf49df00d",
    "0019_who_is_who.py": "e8a90d5b294d78b6d9aac69c94755b6b4a958230ab9c9e4cc18b68e6feee1ef9",
    "0020_certificate_day.py": "879d0793fc8340dbd25c750cb66d3578851acea0f9d3bd39e1c673468a3291c1",
    "0021_exam_mode.py": "078d04c8ea36dabb52447bbc9a51e6b2ca138bd5faad59a79a9027ef519e38e2",
    "0022_groups.py": "013a185139216a44cc87c1c9dc1d67123431c66336d3a9efed2d9066a4ee62c2",
    "0023_own_questions.py": "31bcb2c772763749b960bf4bcc39beb6dd4b56421e7ef3edbe35ae2b499c4ed1",
    "0024_lessons_together.py": "39bf1d7b889620e77a071d3430b7957af429215a7cb9e62a55ca9ce8d28a6a06",
    "0025_goals.py": "48356def7d3d0d7568fed6978ad7da9e4ab40dc5abb173e6d39219e08d441bbf",
    "0026_said_to_students.py": "e5d4c0f63b79de7f953807f5f2cd299e313d2ad00aed660d94354f403e624bdd",
    "0027_let_go.py": "9b4e8a93fc33b6787200dacea609c22f3af36867d164252dd432e7cbf43bcafb",
    "0028_calendar_links.py": "bc14a3a8758d95ca5dc52d74e1d1a7e8e3ff50f49a4fb4052ca0809dec4ed07f",
    "0029_lti.py": "2e16881c2ecd5b889be26911b3c947cb824a31c4857dcad378001df5d49403d6",
    "0030_joining_during_exams.py": "23e22dca10669f903aa7e37358fd81e7b19c65ace2c2e7b2b511b9d853675072",
    "0031_api_keys.py": "2c7d47ae99e7ba6c028549c2dd8c308d0b2433735514c7c7f2aff6f4b0cb0c1e",
    "0032_found_by_index.py": "37f4c7ebaa6fa5fdd228c1730dd5abdc4fddfa5ec4c990d623b1f159b09a2601",
    "0033_erased_in_parts.py": "ab748f9b8cfec4b2f178366f818b7fc69fe8ff7337adff60654edd839705d2fc",
}


def test_no_migration_is_changed_after_it_was_written() -> None:
    results = {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in FILES.glob("0*.py")
    }
    changed = sorted(name for name in DIGESTS if results.get(name) != DIGESTS[name])
    assert not changed, (
        f"{changed}: databases exist that have run these as they were, and never run them again."
        " Take the change back and write a new migration for it."
    )
    fresh = {name: digest for name, digest in results.items() if name not in DIGESTS}
    assert not fresh, f"a new migration adds its line to DIGESTS: {fresh}"
