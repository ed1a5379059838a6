// In a row of questions that is wider than its page the one that is asked stands in the middle.
for (const row of document.querySelectorAll(".positions")) {
  const here = row.querySelector("[aria-current]");
  if (!here) continue;
  const middle = (box) => (box.left + box.right) / 2;
  row.scrollLeft += middle(here.getBoundingClientRect()) - middle(row.getBoundingClientRect());
}
