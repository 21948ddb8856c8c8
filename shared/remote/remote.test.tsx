import { waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { NotFoundError } from '../errors/index.ts';
import { match } from '../routes/index.ts';
import { fakePlatform } from '../testing/render-part.tsx';
import { type BrowserRemote, browserRemote, type PartProps } from './browser.tsx';
import { defineRemote } from './definition.ts';
import { type RenderTask, serverPart } from './server.tsx';

const loads: object[] = [];
const fetched: string[] = [];
/** The View throws where this is true: on one side only, as mistakes do. */
let throws = false;

const texts = { fr: { word: 'Bonjour' }, nl: { word: 'Goedendag' } };
/** The languages whose texts do not arrive. */
let withoutTexts: readonly string[] = [];

const remote = defineRemote({
  name: 'mf-search',
  pages: {
    search: async () => ({
      async load({ route }) {
        if (route.query.item === 'nothing') throw new NotFoundError('nothing');
        return { seo: { title: 'Found' }, structured: [], found: route.query.item };
      },
      View: ({ data }) => <h1>{JSON.stringify(data)}</h1>,
    }),
  },
  fragments: {
    greeting: async () => ({
      async load({ props }) {
        loads.push(props);
        return { loaded: loads.length };
      },
      pieces: {
        of: () => ({ first: ['opening'], later: ['below'] }),
        fetch: async (name) => void fetched.push(name),
      },
      View({ data, props }) {
        const { t } = useTranslation();
        if (throws) throw new Error('a fault of the view');
        return <p>{`${t('word')} ${JSON.stringify(props)} ${JSON.stringify(data)}`}</p>;
      },
    }),
  },
  async locales(language) {
    if (withoutTexts.includes(language)) throw new Error(`no file of ${language}`);
    return { default: texts[language === 'nl' ? 'nl' : 'fr'] };
  },
  uses: [],
});

const route = (address: string) => {
  const found = match('be', address);
  if (!found) throw new Error(`${address} is no address`);
  return found;
};

const task = (change: Partial<RenderTask>, address = '/fr/recherche?item=oak'): RenderTask => ({
  kind: 'pages',
  name: 'search',
  props: '{}',
  place: 'p',
  visit: {
    country: 'be',
    origin: 'http://be.localhost',
    route: route(address),
    signedIn: false,
    content: { url: 'http://localhost/graphql' },
  },
  ...change,
});

/** As single-spa calls a part's lifecycles; `change` is what differs from the props that it was given last. */
function mounted(start: Partial<PartProps> = {}) {
  const { platform } = fakePlatform({ address: '/fr' });
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = start.standing ?? '';
  const failures: Error[] = [];
  const own: PartProps = {
    domElement: element,
    platform,
    props: { name: 'Ann' },
    place: 'p-0',
    standing: '',
    failed: (error) => void failures.push(error),
    ...start,
  };
  const part: ReturnType<BrowserRemote['fragment']> = browserRemote(remote).fragment('greeting');
  const single = { name: 'greeting', mountParcel: () => undefined, singleSpa: {} };
  const call = (name: 'mount' | 'update' | 'unmount', change: Partial<PartProps> = {}) => {
    const lifecycle: unknown = part[name];
    if (typeof lifecycle !== 'function') throw new Error(`It has no ${name}`);
    return lifecycle({ ...single, ...own, ...change });
  };
  return { element, failures, call };
}

// As in a browser, where React itself says when it draws.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

beforeEach(() => {
  loads.length = 0;
  fetched.length = 0;
  throws = false;
  withoutTexts = [];
});

describe('on the server a remote', () => {
  const { render, warm, gives } = serverPart(remote);

  it('renders a page to HTML, with what its load answered and what the head says', async () => {
    expect(await render(task({}))).toMatchObject({
      missing: false,
      html: expect.stringMatching(/^<h1>.*oak.*<\/h1>$/),
      data: { found: 'oak', seo: { title: 'Found' } },
      seo: { title: 'Found' },
      structured: [],
    });
  });

  it('says of a page that has nothing to show that it is missing', async () => {
    expect(await render(task({}, '/fr/recherche?item=nothing'))).toEqual({ missing: true });
  });

  it('renders a fragment with its props, in the language of the address', async () => {
    const found = await render(task({ kind: 'fragments', name: 'greeting', props: '{"name":"Ann"}' }, '/nl/zoeken'));
    expect(found).toMatchObject({ html: expect.stringContaining('Goedendag'), data: { loaded: 1 } });
    expect(found).toMatchObject({ pieces: { first: ['opening'], later: ['below'] } });
    expect(fetched).toEqual(['opening', 'below']);
    expect(loads).toEqual([{ name: 'Ann' }]);
  });

  it('fails for a part that it has not, and for a View that throws', async () => {
    await expect(render(task({ name: 'stores' }))).rejects.toThrow('mf-search has no stores');
    throws = true;
    await expect(render(task({ kind: 'fragments', name: 'greeting' }))).rejects.toThrow('a fault of the view');
  });

  it('says what it gives, and loads it all beforehand', async () => {
    expect(gives).toMatchObject({ pages: ['search'], fragments: ['greeting'], uses: [], emits: [], sets: [] });
    await expect(warm()).resolves.toBeUndefined();
  });
});

describe('in the browser a part', () => {
  it('loads by itself where the server has not, and says that it is mounted until it is unmounted', async () => {
    const { element, call } = mounted();
    await call('mount');
    expect(element).toHaveTextContent('Bonjour {"name":"Ann"} {"loaded":1}');
    expect(element).toHaveAttribute('data-mounted');
    await call('unmount');
    expect(element).toBeEmptyDOMElement();
    expect(element).not.toHaveAttribute('data-mounted');
  });

  it('takes over the HTML of the server with what was loaded there', async () => {
    const standing = '<p>Bonjour {&quot;name&quot;:&quot;Ann&quot;} {&quot;loaded&quot;:7}</p>';
    const { element, call } = mounted({ standing, given: { loaded: 7 } });
    const paragraph = element.firstChild;
    await call('mount');
    expect(element.firstChild).toBe(paragraph);
    expect(loads).toEqual([]);
    await call('unmount');
  });

  it('fetches what has to be there at once alone where the HTML of the server stands, and all else at an update', async () => {
    const standing = '<p>Bonjour {&quot;name&quot;:&quot;Ann&quot;} {&quot;loaded&quot;:7}</p>';
    const { call } = mounted({ standing, given: { loaded: 7 } });
    await call('mount');
    expect(fetched).toEqual(['opening']);
    await call('update', { props: { name: 'Bert' } });
    expect(fetched).toEqual(['opening', 'opening', 'below']);
    await call('unmount');
  });

  it('fetches all of its pieces where it is drawn in the browser', async () => {
    const { call } = mounted();
    await call('mount');
    expect(fetched).toEqual(['opening', 'below']);
    await call('unmount');
  });

  it('shows the same data again at an update that changes nothing, and loads for other props or another language', async () => {
    const { element, call } = mounted();
    await call('mount');
    await call('update');
    expect(loads).toHaveLength(1);
    await call('update', { props: { name: 'Bert' } });
    await waitFor(() => expect(element).toHaveTextContent('Bonjour {"name":"Bert"} {"loaded":2}'));
    await call('update', { props: { name: 'Bert' }, platform: fakePlatform({ address: '/nl' }).platform });
    await waitFor(() => expect(element).toHaveTextContent('Goedendag {"name":"Bert"} {"loaded":3}'));
    await call('unmount');
  });

  it('tells the shell where its View throws, and leaves the HTML of the server standing', async () => {
    throws = true;
    const { element, failures, call } = mounted({ standing: '<p>of the server</p>', given: { loaded: 7 } });
    await call('mount');
    await waitFor(() => expect(failures.map(({ message }) => message)).toEqual(['a fault of the view']));
    expect(element).toHaveTextContent('of the server');
    await call('unmount');
  });
});

// R357
describe('texts that do not arrive are logged only, and', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  it('those that they fall back to are shown, by the browser and by the server', async () => {
    withoutTexts = ['nl', 'en'];
    const { element, failures, call } = mounted({ platform: fakePlatform({ address: '/nl' }).platform });
    await call('mount');
    expect(element).toHaveTextContent('Bonjour {"name":"Ann"}');
    await call('unmount');
    const found = await serverPart(remote).render(task({ kind: 'fragments', name: 'greeting' }, '/nl/zoeken'));
    expect(found).toMatchObject({ html: expect.stringContaining('Bonjour') });
    expect(failures).toEqual([]);
    expect(logged.mock.calls.map(([sentence]) => sentence)).toEqual(
      ['nl', 'en', 'nl', 'en'].map((language) => `No texts in ${language}`),
    );
  });

  it('a part is drawn without any where none comes, and a page’s code is there all the same', async () => {
    withoutTexts = ['fr', 'nl', 'en', 'de'];
    const { element, failures, call } = mounted();
    await call('mount');
    expect(element).toHaveTextContent('{"name":"Ann"} {"loaded":1}');
    await call('unmount');
    await expect(browserRemote(remote).fetchPage('search', 'fr')).resolves.toBeUndefined();
    expect(failures).toEqual([]);
  });
});
