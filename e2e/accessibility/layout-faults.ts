import type { Page } from '@playwright/test';

/**
 * What does not fit in the page as it is on screen, a line each: sideways scroll, pictures that reach out of their block, text that is cut, controls that lie
 * outside the viewport or under something else, and targets smaller than 24 px (WCAG 2.5.8). What a sideways scroller
 * or a carousel holds may lie outside.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const width = document.documentElement.clientWidth;
    const label = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${words.slice(0, 40)}`;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    const style = (element: Element) => getComputedStyle(element);
    const ancestors = function* (element: Element) {
      for (let one = element.parentElement; one; one = one.parentElement) yield one;
    };
    /** What is there for a screen reader only: a box of one pixel, or clipped away. */
    const isHiddenVisually = (element: Element) =>
      [element, ...ancestors(element)].some((one) => style(one).clipPath === 'inset(50%)');
    const slides = (element: Element) =>
      [...ancestors(element)].some(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 &&
          one !== document.documentElement &&
          style(one).overflowX !== 'visible',
      );
    const isFixed = (element: Element) =>
      [element, ...ancestors(element)].some((one) => style(one).position === 'fixed');

    if (document.documentElement.scrollWidth > width)
      faults.add(`sideways scroll: ${document.documentElement.scrollWidth} px in ${width} px`);

    for (const picture of document.querySelectorAll('main section picture img')) {
      const section = picture.closest('section');
      const frames = [...ancestors(picture)].filter((one) => section?.contains(one));
      if (!section || !isShown(picture) || frames.some((one) => style(one).overflowY !== 'visible')) continue;
      const [own, block] = [picture.getBoundingClientRect(), section.getBoundingClientRect()];
      if (own.top < block.top - 1 || own.bottom > block.bottom + 1)
        faults.add(`picture reaches out of its block: ${label(picture)}, ${picture.getAttribute('alt')}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !texts.currentNode.textContent?.trim() || /^(?:SCRIPT|STYLE|TITLE|text)$/.test(element.tagName))
        continue;
      if (!isShown(element) || isHiddenVisually(element) || slides(element)) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < -1 || right > width + 1) faults.add(`text runs off the screen: ${label(element)}`);
      for (const one of ancestors(element)) {
        const { overflowX, overflowY } = style(one);
        const box = one.getBoundingClientRect();
        const isCutSideways = overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1);
        // The box of a text is higher than its letters.
        const spare = 0.25 * Number.parseFloat(style(element).fontSize);
        const isCutBelow =
          /^(?:hidden|clip)$/.test(overflowY) && (top < box.top - spare || bottom > box.bottom + spare);
        if (one !== document.body && one !== document.documentElement && (isCutSideways || isCutBelow))
          faults.add(`text is cut: ${label(element)}`);
      }
    }

    // A closed list shows one of its options, on one line or on several; a long word may be broken, too.
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      if (!pen || !isShown(select) || isHiddenVisually(select)) continue;
      const { font, wordSpacing, textWrapMode, overflowWrap, paddingLeft, paddingRight } = style(select);
      if (textWrapMode === 'wrap' && overflowWrap === 'anywhere') continue;
      Object.assign(pen, { font, wordSpacing });
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      for (const { text } of select.options)
        for (const line of textWrapMode === 'wrap' ? text.split(' ') : [text])
          if (pen.measureText(line).width > room + 1) faults.add(`text is cut: ${line} in ${label(select)}`);
    }

    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'),
    ].filter((element) => isShown(element) && !isHiddenVisually(element) && style(element).pointerEvents !== 'none');
    for (const control of controls) {
      if (control.matches('[type="hidden"], :disabled') || slides(control)) continue;
      if (!isFixed(control)) control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, width: wide, height: high } = control.getBoundingClientRect();
      if (wide === 0 || high === 0) continue;
      if (left < -1 || right > width + 1) faults.add(`control outside of the viewport: ${label(control)}`);
      // The first line box: the middle of a link on two lines is not in it.
      const [line] = control.getClientRects();
      const hit = line && document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      const isReached = hit && (control.contains(hit) || hit.contains(control) || isLabelOf(hit, control));
      const isOnScreen = top >= 0 && top < innerHeight;
      if (isOnScreen && !isReached)
        faults.add(`control under something else: ${label(control)}, under ${hit ? label(hit) : 'nothing'}`);
      if ((wide < 24 || high < 24) && !isInText(control) && !hasRoom(control))
        faults.add(`target of ${Math.round(wide)} × ${Math.round(high)} px: ${label(control)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];

    function isLabelOf(hit: Element, control: Element): boolean {
      return control instanceof HTMLInputElement && [...(control.labels ?? [])].some((one) => one.contains(hit));
    }
    /** A link in a sentence is as high as its line. */
    function isInText(control: Element): boolean {
      const { parentElement } = control;
      return style(control).display === 'inline' && parentElement?.textContent?.trim() !== control.textContent?.trim();
    }
    /** A small target passes where a circle of 24 px around its middle touches no other target; a card's link covers it. */
    function hasRoom(control: Element): boolean {
      const { left, top, width: wide, height: high } = control.getBoundingClientRect();
      const [x, y] = [left + wide / 2, top + high / 2];
      return controls.every((other) => {
        if (other === control || other.contains(control) || control.contains(other)) return true;
        const box = other.getBoundingClientRect();
        const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
        return away >= 12;
      });
    }
  });
