// What is wider than the page can be moved by the arrows, if it can have the focus.
function letScroll() {
  for (const node of document.querySelectorAll(".wide")) {
    if (node.scrollWidth > node.clientWidth) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "group");
      node.setAttribute("aria-label", document.body.dataset.wide);
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) node.removeAttribute(name);
    }
  }
}
new ResizeObserver(letScroll).observe(document.body);
letScroll();
