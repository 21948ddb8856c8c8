import { act, screen } from '@testing-library/react';
import { SiteError } from '../errors/index.ts';
import { currentRoutes, takeRoutes } from '../routes/index.ts';
import { fakePlatform } from '../testing/index.ts';
import { browserRemote, type PartProps } from './browser.tsx';
import { defineRemote, type FragmentModule } from './definition.ts';

interface Shown {
  heading: string;
}
let load: (props: object) => Promise<Shown>;
const Heading = ({ data }: { data: object }) => {
  const { heading } = Object(data);
  return <h2>{heading}</h2>;
};
const definition = defineRemote({
  name: 'mf-search',
  pages: { search: async () => ({ load: async () => ({ seo: { title: 'Recherche' } }), View: () => <h1>Page</h1> }) },
  fragments: { 'search-overlay': async () => ({ load: ({ props }) => load(props), View: Heading }) },
  locales: async () => ({ default: {} }),
  uses: [],
});
const remote = browserRemote(definition);

/** What the shell would hand to a part, in a place of its own. */
function propsOf(more: Partial<PartProps> = {}): PartProps & { name: string } {
  const domElement = document.body.appendChild(document.createElement('div'));
  return {
    ...{ domElement, platform: fakePlatform().platform, props: {}, place: 'p', standing: '', failed: jest.fn() },
    ...{ name: 'part', ...more },
  };
}
/** Calls a lifecycle as single-spa does. */
const call = (work: unknown, props: object, within: (work: () => Promise<void>) => Promise<void> = act) =>
  within(async () => {
    for (const one of [work].flat()) if (typeof one === 'function') await one(props);
  });
const withoutAct = async (work: () => Promise<void>) => work();
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  document.body.replaceChildren();
  load = async (props) => ({ heading: String(Object(props).heading ?? 'first') });
});

it('mounts, updates and unmounts a fragment', async () => {
  const part = remote.fragment('search-overlay');
  const props = propsOf();
  await call(part.mount, props);
  expect(heading()).toBe('first');
  await call(part.update, { ...props, props: { heading: 'second' } });
  expect(heading()).toBe('second');
  await call(part.unmount, props);
  expect(props.domElement).toBeEmptyDOMElement();
});

it('draws what is in sight at once, and what nobody sees yet when the browser has time', async () => {
  // `act` would do all of it at once, and only when it ends.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (const unseen of [false, true]) {
    const part = remote.fragment('search-overlay');
    const props = propsOf({ unseen });
    await part.prepare(props);
    const mounted = call(part.mount, props, withoutAct);
    expect(props.domElement.textContent).toBe(unseen ? '' : 'first');
    await mounted;
    expect(props.domElement).toHaveTextContent('first');
    await call(part.unmount, props, withoutAct);
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('keeps what it showed where an update fails, and can be updated again', async () => {
  const part = remote.fragment('search-overlay');
  const props = propsOf();
  await call(part.mount, props);
  const good = load;
  load = () => Promise.reject(new SiteError('content-failed'));
  await call(part.update, { ...props, props: { heading: 'lost' } });
  expect(props.failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'content-failed' }));
  expect(heading()).toBe('first');
  load = good;
  await call(part.update, { ...props, props: { heading: 'third' } });
  expect(heading()).toBe('third');
});

it('loads again only where the props or the language are others', async () => {
  const asked: object[] = [];
  load = async (props) => {
    asked.push(props);
    return { heading: 'one' };
  };
  const part = remote.fragment('search-overlay');
  const props = propsOf();
  await call(part.mount, props);
  await call(part.update, { ...props, props: {} });
  expect(asked).toHaveLength(1);
  await call(part.update, { ...props, props: {}, platform: { ...props.platform, language: 'de' } });
  await call(part.update, { ...props, props: { other: 1 } });
  expect(asked).toEqual([{}, {}, { other: 1 }]);
});

it('loads nothing where the server has', async () => {
  load = () => Promise.reject(new Error('not to be called'));
  const part = remote.fragment('search-overlay');
  await call(part.mount, propsOf({ given: { heading: 'of the server' } }));
  expect(heading()).toBe('of the server');
});

it('tells the shell how a page that the browser has loaded describes itself; the server has told of its own', async () => {
  const described = jest.fn();
  await call(remote.page('search').mount, propsOf({ described }));
  expect(described).toHaveBeenCalledWith({ title: 'Recherche' });
  document.body.replaceChildren();
  await call(remote.page('search').mount, propsOf({ described, given: { seo: { title: 'Recherche' } } }));
  expect(described).toHaveBeenCalledTimes(1);
});

it('has no part that its remote does not give', async () => {
  const { mount } = remote.fragment('nothing');
  await expect(call(mount, propsOf())).rejects.toMatchObject({ code: 'part-unknown' });
});

it('shows nothing where its View throws and the server has rendered nothing, and says so', async () => {
  const broken = () => {
    throw new Error('a fault of the view');
  };
  load = async () => Object.defineProperty({ heading: '' }, 'heading', { get: broken });
  const props = propsOf();
  await call(remote.fragment('search-overlay').mount, props);
  expect(props.failed).toHaveBeenCalledWith(new Error('a fault of the view'));
  expect(props.domElement).toBeEmptyDOMElement();
});

it('loads nothing twice that was prepared ahead, and prepares anew for the next time', async () => {
  const asked = jest.fn(async () => ({ heading: 'ahead' }));
  load = asked;
  const part = remote.fragment('search-overlay');
  const props = propsOf();
  await part.prepare(props);
  await call(part.mount, props);
  expect(asked).toHaveBeenCalledTimes(1);
  await call(part.unmount, props);
  load = async () => ({ heading: 'anew' });
  await call(part.mount, { ...props, props: { other: 1 } });
  expect(heading()).toBe('anew');
});

it('says what was thrown where that is no error', async () => {
  const part = remote.fragment('search-overlay');
  const props = propsOf();
  await call(part.mount, props);
  load = () => Promise.reject('nothing there');
  await call(part.update, { ...props, props: { heading: 'lost' } });
  expect(props.failed).toHaveBeenCalledWith(new Error('nothing there'));
});

it('makes links by the table of the tab where it is made to', async () => {
  const before = currentRoutes();
  const routes = before.slice(0, 1);
  const platform = { ...fakePlatform().platform, routes };
  await remote.fragment('search-overlay').prepare(propsOf({ platform }));
  expect(currentRoutes()).toBe(before);
  const linking = browserRemote({ ...definition, uses: ['platform:routes@1'] });
  await linking.fragment('search-overlay').prepare(propsOf({ platform }));
  expect(currentRoutes()).toBe(routes);
  takeRoutes(before);
});

it('fetches the pieces below as well where no HTML stands for them', async () => {
  const fetched: string[] = [];
  const overlay: FragmentModule = {
    load: async () => ({}),
    pieces: { of: () => ({ first: ['top'], later: ['below'] }), fetch: async (name) => void fetched.push(name) },
    View: () => null,
  };
  const { fragment } = browserRemote({ ...definition, fragments: { 'search-overlay': async () => overlay } });
  await fragment('search-overlay').prepare(propsOf({ standing: '<p>of the server</p>' }));
  expect(fetched.splice(0)).toEqual(['top']);
  await fragment('search-overlay').prepare(propsOf());
  expect(fetched).toEqual(['top', 'below']);
});
