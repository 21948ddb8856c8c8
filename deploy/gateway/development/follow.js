// In the documents of a developer's own gateway alone: loads the page again with each build, and shows errors.
const { remote, header } = document.currentScript.dataset;
const { version } = JSON.parse(document.getElementById('visit').textContent).composition.remotes[remote] ?? {};
const storeKey = 'before-reload';
const states = ['popin', 'overlay'];
const fieldsNow = () => [...document.querySelectorAll('input, textarea, select')];
let bus;
let leaving = false;

/** Keeps what the next page load would forget; the shell keeps the scroll position itself. */
function leave() {
  if (leaving) return;
  leaving = true;
  const kept = {
    address: location.href,
    focus: fieldsNow().indexOf(document.activeElement),
    fields: fieldsNow().map(({ name, type, value, checked }) => ({
      name,
      value: type === 'file' || type === 'hidden' ? undefined : value,
      checked,
    })),
    states: Object.fromEntries(states.map((topic) => [topic, bus?.current(topic)])),
  };
  sessionStorage.setItem(storeKey, JSON.stringify(kept));
  location.reload();
}

function takeKept() {
  const kept = JSON.parse(sessionStorage.getItem(storeKey) ?? 'null');
  sessionStorage.removeItem(storeKey);
  return kept?.address === location.href ? kept : undefined;
}
const kept = takeKept();

// The shell hands its bus to whoever asks for it like this: what was open opens again.
const asked = window.testHook;
window.testHook = (given) => {
  asked?.(given);
  bus = given;
  for (const topic of states) if (kept?.states[topic]?.open) bus.set(topic, kept.states[topic]);
};

/** React takes a value for news where it is set past its own setter; before the part is alive, it is kept for it. */
function fill(field, { value, checked }) {
  if (checked !== undefined && field.checked !== checked && /^(?:checkbox|radio)$/.test(field.type)) field.click();
  if (value === undefined || field.value === value || /^(?:checkbox|radio)$/.test(field.type)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

if (kept)
  addEventListener('DOMContentLoaded', () => {
    for (const [index, field] of fieldsNow().entries()) {
      const before = kept.fields[index];
      if (before?.name === field.name) fill(field, before);
      if (index === kept.focus) field.focus({ preventScroll: true });
    }
  });

const ofBuild = [];
const ofBrowser = [];
async function show() {
  const { showPanel } = await import('/_dev/panel.js');
  showPanel(remote, [...ofBuild, ...ofBrowser]);
}

new EventSource('/_dev/events').addEventListener('message', ({ data }) => {
  const state = JSON.parse(data);
  if (state.version && state.version !== version) return leave();
  ofBuild.splice(0, ofBuild.length, ...state.problems);
  show();
});

/** An error that comes from the remote's own code; where its source line is, the gateway knows. */
async function tell(message, error) {
  const stack = String(error?.stack ?? '');
  if (!stack.includes(`/releases/${remote}/`) && !message.startsWith(`${remote}/`)) return;
  const text = error?.message ?? message;
  if (ofBrowser.some((known) => known.message === text)) return;
  const problem = { kind: 'browser', message: text, places: [] };
  ofBrowser.push(problem);
  const answer = await fetch('/_dev/places', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...JSON.parse(header) },
    body: JSON.stringify({ stack: stack.slice(0, 16_000) }),
  });
  problem.places = answer.ok ? await answer.json() : [];
  show();
}

addEventListener('error', ({ message, error }) => tell(message, error));
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason), reason));
const log = console.error;
console.error = (...what) => {
  log(...what);
  tell(
    String(what[0]),
    what.find((one) => one instanceof Error),
  );
};
