// A hand as it is typed, and back:
//   123m55z   standing tiles      [234p]     a claimed chow, pung or kong
//   5p        the winning tile,   [555+5p]   a kong made by adding a tile
//             last and alone      (5555p)    a concealed kong          15f   flowers

const TOKEN = /\[[^\]]*\]|\([^)]*\)|[^\s[\]()]+/g;
const RUN = /([0-9]+)([mpszf])/g;
const FULL = 14;

export const tiles = (text) =>
  [...text.replaceAll("+", "").matchAll(RUN)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => digit + suit),
  );

export const written = (codes) => {
  let text = "";
  codes.forEach((code, at) => {
    text += code[0];
    if (codes[at + 1]?.[1] !== code[1]) text += code[1];
  });
  return text;
};

const order = (code) => "mpszf".indexOf(code[1]) * 10 + Number(code[0]);

export const sorted = (codes) => [...codes].sort((a, b) => order(a) - order(b));

const readMeld = (token) => {
  const codes = tiles(token);
  if (token.startsWith("(")) return { kind: "concealed-kong", codes };
  if (token.includes("+")) return { kind: "added-kong", codes };
  if (codes.length === 4) return { kind: "kong", codes };
  return { kind: codes[0] === codes[1] ? "pung" : "chow", codes };
};

const writeMeld = ({ kind, codes }) => {
  if (kind === "concealed-kong") return `(${written(codes)})`;
  if (kind === "added-kong") return `[${codes[0][0].repeat(3)}+${written(codes.slice(3))}]`;
  return `[${written(codes)}]`;
};

export const read = (text) => {
  const hand = { standing: [], melds: [], win: null, flowers: [] };
  const plain = [];
  // Input methods write full-width letters; the server reads them as well.
  for (const token of text.normalize("NFKC").toLowerCase().match(TOKEN) ?? []) {
    if (/^[[(]/.test(token)) hand.melds.push(readMeld(token));
    else if (token.endsWith("f")) hand.flowers.push(...tiles(token));
    else plain.push(tiles(token));
  }
  if (plain.length > 1 && plain.at(-1).length === 1) [hand.win] = plain.pop();
  hand.standing = plain.flat();
  return hand;
};

export const write = (hand) =>
  [
    written(sorted(hand.standing)),
    ...hand.melds.map(writeMeld),
    hand.win ?? "",
    written(sorted(hand.flowers)),
  ]
    .filter(Boolean)
    .join(" ");

// How many tiles of each kind the hand holds.
export const held = (hand) => {
  const all = [...hand.standing, ...hand.flowers, ...hand.melds.flatMap((meld) => meld.codes)];
  if (hand.win) all.push(hand.win);
  return all.reduce((counts, code) => counts.set(code, (counts.get(code) ?? 0) + 1), new Map());
};

// Whether only the winning tile is missing: a meld stands for three tiles, a kong too.
export const waiting = (hand) => hand.standing.length + 3 * hand.melds.length >= FULL - 1;
