import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { classesIn, readRules, shownRules } from './shown-rules.ts';

const shownOf = (sheet: string, ...classes: string[]) => shownRules(readRules(sheet), new Set(classes));

test('a rule is left out only where the HTML lacks a class of each of its selectors', () => {
  assert.equal(shownOf('.a{color:red}.b{color:red}', 'a'), '.a{color:red}');
  assert.equal(shownOf('.a.b,.c>p{color:red}', 'a', 'c'), '.a.b,.c>p{color:red}');
  assert.equal(shownOf('.a .b:hover{color:red}', 'b'), '');
});

test('a rule stays whatever it does not need a class for', () => {
  const states = '.a:is(.b,.c):not(.d):has(> .e)[data-x=".f"]:hover::before';
  const escaped = '.a\\.b';
  const deep = `.b${':is('.repeat(400)}.c${')'.repeat(400)}`;
  for (const selector of ['*', 'p > a', '[class*=".x"]', states, escaped, deep])
    assert.equal(shownOf(`${selector}{color:red}`, 'a'), `${selector}{color:red}`, selector);
  for (const other of ['@font-face{src:url(a.woff2)}', '@keyframes x{12.5%{opacity:0}}', '@import "a.css";'])
    assert.equal(shownOf(other), other);
});

test('what is in a block stays in it, and a block without rules is left out', () => {
  const sheet = '@media (width>=48em){.a{color:red}@supports (gap:0){.b{color:red}}}@media print{.b{color:red}}';
  assert.equal(shownOf(sheet, 'a'), '@media (width>=48em){.a{color:red}}');
  assert.equal(shownOf('.a{color:red;&:hover .b{color:blue}}', 'a'), '.a{color:red;&:hover .b{color:blue}}');
});

test('with all classes a sheet stays as it is, and what is left of it keeps its order', () => {
  const names = ['a', 'b', 'c', 'd'] as const;
  const rule = fc.constantFrom(...names).map((name) => `.${name}{color:red}`);
  const block = fc.array(rule, { minLength: 1, maxLength: 3 }).map((rules) => `@media print{${rules.join('')}}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(rule, block)), fc.subarray([...names]), (pieces, classes) => {
      const sheet = pieces.join('');
      assert.equal(shownOf(sheet, ...names), sheet);
      const kept = sheet.match(/\.\w\{/g)?.filter((start) => classes.some((name) => start === `.${name}{`)) ?? [];
      assert.deepEqual(shownOf(sheet, ...classes).match(/\.\w\{/g) ?? [], kept);
    }),
  );
});

test('every class that a browser would find in HTML is found', () => {
  const html = `<p class="a b"><svg class='c'></svg><a\nclass = "d" href="x">class="e"</a>`;
  const elements: string[] = [];
  const look = (nodes: DefaultTreeAdapterTypes.ChildNode[]) => {
    for (const node of nodes)
      if ('attrs' in node) {
        elements.push(...(node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []));
        look(node.childNodes);
      }
  };
  look(parseFragment(html).childNodes);
  const found = classesIn([html]);
  assert.deepEqual(elements, ['a', 'b', 'c', 'd']);
  for (const name of elements) assert.ok(found.has(name), name);
});
