/**
 * Prints what is in a frame, in the look of this page. Its style sheets are copied word for word: the site's policy knows
 * those in the document by their words. `title` is what the browser calls the file.
 */
export async function printFrame(
  { contentDocument: paper, contentWindow }: HTMLIFrameElement,
  title: string,
): Promise<void> {
  if (!paper || !contentWindow) throw new Error('The sheet has no frame to be printed in');
  const sheets = [...document.querySelectorAll('style, link[rel~="stylesheet"]')].map((one) =>
    paper.importNode(one, true),
  );
  const loaded = sheets.filter((sheet) => sheet.matches('link')).map(settled);
  paper.head.append(...sheets);
  await Promise.all(loaded);
  await paper.fonts.ready;
  const before = document.title;
  document.title = title;
  contentWindow.print();
  document.title = before;
}

const settled = (link: Element): Promise<Event> =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
  });
