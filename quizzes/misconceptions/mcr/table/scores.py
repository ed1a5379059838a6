"""Misconceptions about time, points, places and levels."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

SCORE_MISCONCEPTIONS: Final = (
    choice_misconception(
        "late-step",
        N_("applied the wrong step for lateness"),
        N_("There are three steps: up to 10 minutes, up to 15, and beyond."),
    ),
    choice_misconception(
        "late-only-warned",
        N_("only warned a late player"),
        N_("Lateness always costs points, or the session."),
    ),
    choice_misconception(
        "session-length",
        N_("misjudged the length of a session"),
        N_("A session lasts 3 hours in the 1998 edition, 150 minutes in the later ones."),
    ),
    choice_misconception(
        "session-deals",
        N_("miscounted the deals of a session"),
        N_("A session has four rounds of four deals: 16 at most."),
    ),
    choice_misconception(
        "time-ends-at-once",
        N_("finished the deal after time"),
        N_("When time is up, the deal in progress ends at once."),
    ),
    choice_misconception(
        "time-limits-mixed",
        N_("mixed up the time limits"),
        N_("The first discard, later discards and pungs each have a time limit of their own."),
    ),
    choice_misconception(
        "time-misjudged",
        N_("misjudged who was in time"),
        N_(
            "The seconds are compared with the limit for just that act; the last second is in time."
        ),
    ),
    choice_misconception(
        "absences-mixed",
        N_("mixed up the absences"),
        N_(
            "Absence from the drawing of lots, from a session or during one: each is handled "
            "in its own way."
        ),
    ),
    choice_misconception(
        "absence-too-hard",
        N_("too hard on an absence"),
        N_("An absence alone does not disqualify the team."),
    ),
    choice_misconception(
        "tenpai-payments",
        N_("paid the player who was waiting"),
        N_("Under these rules nothing is paid for a deal without a winner."),
    ),
    choice_misconception(
        "kong-stays-hidden",
        N_("kept a concealed kong hidden"),
        N_("At the end of every deal concealed kongs are shown."),
    ),
    choice_misconception(
        "count-closed",
        N_("misjudged when the count is closed"),
        N_("What matters is whether the count was already accepted."),
    ),
    choice_misconception(
        "count-reopened",
        N_("left it to the payer"),
        N_("It does not depend on whether the payer agrees."),
    ),
    choice_misconception(
        "count-for-false-win",
        N_("took a wrong count for a false win"),
        N_("A count that leaves out a fan does not undo a win."),
    ),
    choice_misconception(
        "late-complaint",
        N_("heard a complaint that came too late"),
        N_("A matter that is over is not reopened."),
    ),
    choice_misconception(
        "counters-swapped",
        N_("swapped face up and face down"),
        N_("Face up is 1 point, face down 10."),
    ),
    choice_misconception(
        "counters-of-one",
        N_("counted every tile as 1 point"),
        N_("Tens are shown by tiles that lie face down."),
    ),
    choice_misconception(
        "counters-with-base",
        N_("laid out points that do not belong there"),
        N_("Only the points of fans and flowers are laid out."),
    ),
    choice_misconception(
        "appeal-demands",
        N_("mixed up what an appeal needs"),
        N_(
            "Check the time limit, the written form and the signatures, and the fee where the "
            "edition has one."
        ),
    ),
    choice_misconception(
        "appeal-put-off",
        N_("put an appeal off"),
        N_("No article lets an appeal wait until the competition is over."),
    ),
    choice_misconception(
        "bodies-mixed",
        N_("mixed up who decides"),
        N_(
            "Questions of rules go to the head referee, then the committee; who deals with other "
            "matters depends on the edition."
        ),
    ),
    choice_misconception(
        "committee-powers",
        N_("misjudged the committee's powers"),
        N_(
            "The committee may review a case, but may not overturn a penalty given by the head "
            "referee."
        ),
    ),
    choice_misconception(
        "penalty-left-out",
        N_("left out the penalty"),
        N_("Deductions come off the session score."),
    ),
    choice_misconception(
        "penalty-added",
        N_("added the penalty"),
        N_("A deduction lowers the score."),
    ),
    choice_misconception(
        "session-carried-over",
        N_("carried the last session over"),
        N_("Session scores are not carried over."),
    ),
    choice_misconception(
        "forfeit-keeps-start",
        N_("kept the starting points"),
        N_("A forfeited session scores 0, whatever it began with."),
    ),
    choice_misconception(
        "forfeit-not-zero",
        N_("gave points for a forfeited session"),
        N_("Every session starts with 0 here, and one that is forfeited scores 0 too."),
    ),
    choice_misconception(
        "forfeit-for-deduction",
        N_("deducted instead of forfeiting"),
        N_("Beyond 15 minutes it is a forfeit, not a deduction."),
    ),
    choice_misconception(
        "place-misread",
        N_("misread the place"),
        N_("Rank the four scores first, then give 4, 2, 1 and 0."),
    ),
    choice_misconception(
        "places-by-step",
        N_("gave 4, 3, 2, 1"),
        N_("The places are worth 4, 2, 1 and 0."),
    ),
    choice_misconception(
        "group-points-off-by-one",
        N_("miscounted the points for a place in the group"),
        N_(
            "First place gets as many points as there are players; every other place gets that "
            "number minus the place."
        ),
    ),
    choice_misconception(
        "tie-both-better",
        N_("gave both the better place"),
        N_("Tied players share the points of both places."),
    ),
    choice_misconception(
        "tie-both-worse",
        N_("gave both the lower place"),
        N_("Tied players share the points of both places; nobody drops."),
    ),
    choice_misconception(
        "tie-not-halved",
        N_("forgot to share"),
        N_("The two players share the points of both places."),
    ),
    choice_misconception(
        "stopped-pays-nothing",
        N_("let a player who may not win pay nothing"),
        N_("A player who may not win plays on and pays when others win."),
    ),
    choice_misconception(
        "paid-to-one-player",
        N_("paid one player only"),
        N_("The amount is paid to each of the other three."),
    ),
    choice_misconception(
        "win-payment-mixed",
        N_("mixed up payments for a self-drawn win and a win on a discard"),
        N_(
            "On a self-drawn win all three pay the fan points; on a discard only the "
            "discarder does."
        ),
    ),
    choice_misconception(
        "discarder-pays-base-only",
        N_("let the discarder pay base points only"),
        N_("The discarder also pays the fan points; only the other two pay base points alone."),
    ),
    choice_misconception(
        "base-left-out",
        N_("left out the base points"),
        N_("Each of the three also pays the 8 base points."),
    ),
    choice_misconception(
        "last-session-forgotten",
        N_("left out the last session"),
        N_("The last session counts like the others: add its points first."),
    ),
    choice_misconception(
        "step-left-out",
        N_("left out a step"),
        N_("Every step that gives or costs points counts."),
    ),
    choice_misconception(
        "steps-misadded",
        N_("added the steps up wrongly"),
        N_("Add the steps up one by one, each with its sign."),
    ),
    choice_misconception(
        "fine-forgotten",
        N_("forgot the false win itself"),
        N_("The false win is paid for in any case."),
    ),
    choice_misconception(
        "deduction-paid",
        N_("paid a deduction to the others"),
        N_("A deduction only comes off the score; the text does not say that anybody receives it."),
    ),
    choice_misconception(
        "competition-first",
        N_("ranked by competition points"),
        N_("Table points come first; competition points only break ties."),
    ),
    choice_misconception(
        "tie-break-missed",
        N_("put the wrong one of two tied players first"),
        N_(
            "Of two players with equal table points the one with more competition points"
            " comes first."
        ),
    ),
    choice_misconception(
        "sums-misordered",
        N_("put the sums in the wrong order"),
        N_("Put the sums of all sessions in order; the highest comes first."),
    ),
    choice_misconception(
        "tie-shared",
        N_("let players share a place too soon"),
        N_("No place is shared here: one of the comparisons puts one player ahead."),
    ),
    choice_misconception(
        "best-session-missed",
        N_("overlooked the best session"),
        N_("With equal sums, the highest standard points in one session decide."),
    ),
    choice_misconception(
        "tie-by-lot",
        N_("drew lots for a place"),
        N_("Places are decided by results, not by drawing lots."),
    ),
    choice_misconception(
        "team-mates-meet",
        N_("misjudged which players meet"),
        N_("With four teams, team-mates never meet; everybody else meets once."),
    ),
    choice_misconception(
        "seven-teams-meet",
        N_("misjudged which players of seven teams meet"),
        N_(
            "With seven teams, neither team-mates nor players with the same place in their teams"
            " meet; everybody else meets once."
        ),
    ),
    choice_misconception(
        "singles-kept-apart",
        N_("kept two players apart"),
        N_("In a round robin of 16 individual players any two players meet exactly once."),
    ),
    choice_misconception(
        "schedule-misjudged",
        N_("let players meet too often"),
        N_("These schedules bring two players together once at most."),
    ),
    choice_misconception(
        "players-dealt-to-teams",
        N_("dealt the numbers out to the teams one by one"),
        N_("Four numbers in a row make a team."),
    ),
    choice_misconception(
        "team-off-by-one",
        N_("miscounted the teams"),
        N_("Numbers 1 to 4 are team 1, 5 to 8 team 2, and so on."),
    ),
    choice_misconception(
        "one-demand-enough",
        N_("one requirement is enough"),
        N_("All requirements of a row must be met; none makes up for another."),
    ),
    choice_misconception(
        "class-a-overlooked",
        N_("a place in an event outside class A"),
        N_("Pins 3 to 1 require a place in a class A event."),
    ),
    choice_misconception(
        "team-place-as-own",
        N_("a team's place taken as the player's own"),
        N_("A team's place counts only for pins 6 to 4: third, second, first."),
    ),
    choice_misconception(
        "pin-row-misread",
        N_("read the wrong row"),
        N_("Compare each figure with the row of the pin."),
    ),
    choice_misconception(
        "levels-upside-down",
        N_("turned the levels upside down"),
        N_("Pin 9 is the lowest, pin 1 the highest."),
    ),
    choice_misconception(
        "losses-counted",
        N_("counted losses"),
        N_("Negative results are left out."),
    ),
    choice_misconception(
        "losses-as-gains",
        N_("counted losses as gains"),
        N_("A loss is not added up as if it were a gain."),
    ),
    choice_misconception(
        "best-result-only",
        N_("counted the best result alone"),
        N_("All positive results are added up."),
    ),
    choice_misconception(
        "certificates-mixed",
        N_("mixed up who gives certificates"),
        N_(
            "The Center certifies pins 1 to 3, the member organisation 4 to 9, the website web "
            "pins."
        ),
    ),
    choice_misconception(
        "class-by-size",
        N_("judged by size alone"),
        N_("A competition's class depends on its kind, not on its size alone."),
    ),
    choice_misconception(
        "class-kinds-mixed",
        N_("mixed up the kinds of competition"),
        N_("Each kind of competition has its class, and this one is large enough for it."),
    ),
    choice_misconception(
        "class-by-kind",
        N_("judged by kind alone"),
        N_(
            "With too few players or sessions, the kind of competition alone does not make the "
            "class."
        ),
    ),
    choice_misconception(
        "settling-mixed",
        N_("mixed up when points are settled"),
        N_("When penalty points are settled depends on the edition and the foul."),
    ),
)
