import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UseReactToPrintOptions } from 'react-to-print';
import { type Answers, renderPage, takeComplaints, testBrand } from 'shared/testing';
import remote from '../remote.ts';
import { sessionUnderTest } from '../session/session-under-test.ts';
import { wishlistServer } from '../wishlists/server-under-test.ts';
import type { PrintableList } from './draw-list.ts';
import type { PictureSource } from './pictures.ts';

const mockDrawn: PrintableList[] = [];
const mockSaved: unknown[][] = [];
jest.mock('./draw-list.ts', () => ({
  drawList(list: PrintableList) {
    mockDrawn.push(list);
    return { save: async (...how: unknown[]) => void mockSaved.push(how) };
  },
}));

const mockPicture = jest.fn<Promise<Uint8Array>, [PictureSource, object]>();
jest.mock('./pictures.ts', () => ({
  fetchPicture: (...how: Parameters<typeof mockPicture>) => mockPicture(...how),
  deviceText: () => 'letters of the device',
}));

const mockPrinting = jest.fn<void, [UseReactToPrintOptions]>();
jest.mock('react-to-print', () => ({
  useReactToPrint: (how: UseReactToPrintOptions) => () => mockPrinting(how),
}));

const bath = { id: '1', title: 'Salle de bains', revision: 3, products: ['a', 'gone', 'b', 'c'] };
const item = (uid: string, picture: string) => ({
  uid,
  heading: `Ligne ${uid}`,
  headingLanguage: uid === 'b' ? 'de' : null,
  url: `/fr/produits/${uid}`,
  productTypeName: 'Meuble',
  size: { width: 60, height: null, depth: 45 },
  materials: [],
  cardImage: { url: picture, alt: `Photo ${uid}`, altLanguage: uid === 'b' ? 'de' : null, width: 4, height: 3 },
});
const items = [item('c', '/a.jpg'), item('b', '/b.jpg'), item('a', '/a.jpg')];
const details = (uid: string) => ['Meuble', 'L\u00a060\u00a0cm, P 45\u00a0cm', `Réf. ${uid}`];
const allRetailers = {
  label: 'Nos revendeurs',
  text: 'localhost/fr/revendeurs',
  url: 'http://localhost/fr/revendeurs',
};

/** The page of Anna's list, whose fonts can be had. */
async function open(more: Answers = {}) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('font'));
  mockPicture.mockImplementation(async () => new Uint8Array());
  const { answers } = wishlistServer([bath]);
  await renderPage(remote, 'wishlist', {
    address: '/fr/liste-de-souhaits',
    ...sessionUnderTest({ signedIn: true }),
    answers: {
      SeoForPage: { seoForPage: { title: 'Vos listes' } },
      ...answers,
      ListSharing: { wishlists: [] },
      ShareWishlist: { shareWishlist: { token: 'token' } },
      PrintableProducts: { products: { items } },
      ...more,
    },
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const progress = () => screen.queryByRole<HTMLProgressElement>('progressbar')?.value;

afterEach(() => {
  jest.restoreAllMocks();
  mockDrawn.length = 0;
  mockSaved.length = 0;
  mockPrinting.mockReset();
  mockPicture.mockReset();
});

const link = 'http://localhost/fr/liste-partagee/token';
async function share() {
  await press('Envoyer par e-mail');
  await press('Créer le lien');
  await screen.findByLabelText('Lien vers la liste');
}

describe('the PDF of a list', () => {
  it('has its products in their order, each picture once, and is saved under its name', async () => {
    await open();
    await share();
    await press('Télécharger le PDF');
    await waitFor(() => expect(mockSaved).toEqual([['Rivelle Salle de bains.pdf', { returnPromise: true }]]));
    expect(mockDrawn).toMatchObject([
      {
        ...{ brand: testBrand, language: 'fr', origin: 'http://localhost', retailer: allRetailers, link },
        ...{ title: 'Salle de bains', kind: 'Ma sélection', scriptText: 'letters of the device' },
        products: ['a', 'b', 'c'].map((uid) => ({ heading: `Ligne ${uid}`, details: details(uid) })),
      },
    ]);
    const [list] = mockDrawn;
    expect(list?.pageNumber(1, 2)).toBe('1 / 2');
    expect(Object.values(list?.fonts ?? {}).map((font) => new TextDecoder().decode(font))).toEqual(
      Array(3).fill('font'),
    );
    expect([...(list?.pictures.keys() ?? [])]).toEqual(['/a.jpg', '/b.jpg']);
    expect(mockPicture).toHaveBeenCalledTimes(2);
    expect(mockPicture).toHaveBeenCalledWith(expect.objectContaining({ url: '/b.jpg' }), { width: 130, height: 172 });
  });

  it('shows how far it is, goes without a picture that cannot be had, and begins anew the next time', async () => {
    await open();
    const pictures: PromiseWithResolvers<Uint8Array>[] = [];
    mockPicture.mockImplementation(() => {
      const picture = Promise.withResolvers<Uint8Array>();
      pictures.push(picture);
      return picture.promise;
    });
    expect(progress()).toBeUndefined();
    await press('Télécharger le PDF');
    await waitFor(() => expect(pictures).toHaveLength(2));
    expect(progress()).toBe(0);
    expect(button('Télécharger le PDF')).toHaveAttribute('aria-disabled', 'true');
    pictures[0]?.reject(new Error('no picture'));
    await waitFor(() => expect(progress()).toBe(0.5));
    pictures[1]?.resolve(new Uint8Array());
    await waitFor(() => expect(progress()).toBeUndefined());
    expect([...(mockDrawn[0]?.pictures.keys() ?? [])]).toEqual(['/b.jpg']);
    expect(takeComplaints()).toEqual([expect.stringContaining('without the picture /a.jpg')]);
    await press('Télécharger le PDF');
    await waitFor(() => expect(pictures).toHaveLength(4));
    expect(progress()).toBe(0);
    for (const { resolve } of pictures) resolve(new Uint8Array());
    await waitFor(() => expect(mockSaved).toHaveLength(2));
  });

  it('is not made where a font cannot be had, which is said until it is tried again', async () => {
    await open();
    const font = jest.mocked(fetch).mockResolvedValue(new Response('', { status: 503 }));
    await press('Télécharger le PDF');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le PDF n’a pas pu être préparé.');
    expect(takeComplaints()).toEqual([expect.stringContaining('answered with 503')]);
    expect(mockDrawn).toEqual([]);
    font.mockImplementation(async () => new Response('font'));
    await press('Télécharger le PDF');
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names the retailer that is nearest to a place, and says where nobody knows the place', async () => {
    const store = { name: 'Bains & Cie', address: '1, rue du Port', zipCode: '59000', city: 'Lille', phone: null };
    await open({
      PlaceOfVisitor: ({ text }) => ({ places: text === 'Lille' ? [{ geoloc: { lat: 50.6, lng: 3 } }] : [] }),
      NearestRetailer: { storesNearest: [store] },
    });
    const place = screen.getByRole('textbox', { name: 'Revendeur près de' });
    for (const [typed, isKnown] of [
      [' ', true],
      ['Nulle-Part', false],
      [' Lille ', true],
    ] as const) {
      await userEvent.clear(place);
      await userEvent.type(place, typed);
      const made = mockSaved.length;
      await press('Télécharger le PDF');
      await waitFor(() => expect(mockSaved).toHaveLength(made + 1));
      if (isKnown) expect(place).toBeValid();
      else expect(place).toBeInvalid();
    }
    const nearest = { label: 'Votre revendeur le plus proche', text: 'Bains & Cie, 1, rue du Port, 59000 Lille' };
    expect(mockDrawn.map(({ retailer }) => retailer)).toMatchObject([allRetailers, allRetailers, nearest]);
  });
});

describe('a list that is printed', () => {
  const sheet = async () => {
    await waitFor(() => expect(mockPrinting).toHaveBeenCalled());
    const [how] = mockPrinting.mock.lastCall ?? [];
    if (!how?.print || !how.onAfterPrint) throw new Error('It is printed by code of its own');
    const { contentRef, print, onAfterPrint, ...options } = how;
    const content = contentRef?.current;
    if (!(content instanceof HTMLElement)) throw new Error('It has a sheet');
    return { options, content, print, end: onAfterPrint };
  };
  /** The frame in which it is printed; what prints it notes the title that it has by then. */
  function frame(titles: string[]) {
    const made = document.body.appendChild(document.createElement('iframe'));
    const { contentDocument: paper, contentWindow } = made;
    if (!paper || !contentWindow) throw new Error('It is in the page');
    Object.defineProperty(paper, 'fonts', { value: { ready: Promise.resolve() } });
    Object.assign(contentWindow, { print: () => titles.push(document.title) });
    return { made, paper };
  }

  it('has its title, its products with the language of each text, a retailer, and its code where it has a link', async () => {
    await open();
    await press('Imprimer');
    const { content, options, end } = await sheet();
    const paper = within(content);
    expect(content.parentElement).not.toBeVisible();
    expect(paper.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Salle de bains');
    const products = paper.getAllByRole('listitem', { hidden: true });
    expect(products.map(({ textContent }) => textContent)).toEqual(
      ['a', 'b', 'c'].map((uid) => `Ligne ${uid}${details(uid).join('')}`),
    );
    expect(paper.getByAltText('Photo b')).toHaveAttribute('lang', 'de');
    expect(paper.getByAltText('Photo a')).not.toHaveAttribute('lang');
    expect(paper.getByText('Ligne b')).toHaveAttribute('lang', 'de');
    expect(content).toHaveTextContent('localhost/fr/revendeurs');
    const code = () => screen.queryByRole('img', { name: 'Code QR de la liste en ligne', hidden: true });
    expect(code()).toBeNull();
    // The content security policy forbids styles of the library's own.
    expect(options).toMatchObject({ pageStyle: '', ignoreGlobalStyles: true, onPrintError: end });
    act(() => end());
    expect(content).not.toBeInTheDocument();
    await share();
    await press('Imprimer');
    await sheet();
    expect(code()).toBeInTheDocument();
  });

  it('is printed once, and its button waits until that has ended', async () => {
    await open();
    await press('Imprimer');
    const { end } = await sheet();
    await userEvent.type(screen.getByRole('textbox', { name: 'Revendeur près de' }), 'Lille');
    expect(mockPrinting).toHaveBeenCalledTimes(1);
    expect(button('Imprimer')).toHaveAttribute('aria-disabled', 'true');
    act(() => end());
    expect(button('Imprimer')).not.toHaveAttribute('aria-disabled');
  });

  it('is printed with the styles of the page once these are there, under a title by which the file is named', async () => {
    await open();
    const styles = document
      .createRange()
      .createContextualFragment('<style>h1 {}</style><link rel="stylesheet" href="/a.css">');
    document.head.append(styles);
    document.title = 'Vos listes';
    await press('Imprimer');
    const { print } = await sheet();
    const titles: string[] = [];
    const { made, paper } = frame(titles);
    const printing = print(made);
    expect(paper.head.innerHTML).toContain('<style>h1 {}</style>');
    await Promise.resolve();
    expect(titles).toEqual([]);
    paper.querySelector('link')?.dispatchEvent(new Event('error'));
    await printing;
    expect(titles).toEqual(['Ma sélection – Salle de bains']);
    expect(document.title).toBe('Vos listes');
    made.remove();
    await expect(print(document.createElement('iframe'))).rejects.toThrow('no frame');
    document.head.replaceChildren();
  });

  it('is not printed where its products cannot be had, which is said', async () => {
    await open({
      PrintableProducts: () => {
        throw new Error('down');
      },
    });
    await press('Imprimer');
    expect(await screen.findByRole('alert')).toHaveTextContent('La liste n’a pas pu être imprimée.');
    expect(takeComplaints()).toEqual([expect.stringContaining('The print of a list could not be made')]);
    expect(mockPrinting).not.toHaveBeenCalled();
  });
});
