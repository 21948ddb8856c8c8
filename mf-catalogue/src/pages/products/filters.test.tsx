import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeComplaints } from 'shared/testing';
import { demoFilters } from '../../testing/demo-filters.ts';
import { bar, chips, query, settled, showProducts as show, tab, tag } from '../../testing/products-page.ts';
import { setWidth } from '../../testing/width.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('asks once for what an address says, and again only where that is not offered', async () => {
  const { asked } = await show('/fr/produits?type=Miroir&subtype=all&page=2');
  expect(asked.map(({ filter }) => filter.types)).toEqual([['Miroir']]);
  const other = await show('/fr/produits?type=Voilier');
  expect(other.asked.map(({ filter }) => filter.types)).toEqual([['Voilier'], []]);
});

describe('the filters of the products overview', () => {
  // R213, R218, R220
  it('stand in five groups, the first of them open', async () => {
    await show('/fr/produits');
    const tabs = bar().getAllByRole('button', { expanded: false });
    expect(tab('Type')).toHaveAttribute('aria-expanded', 'true');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Collection', 'Dimensions', 'Matière', 'Teinte']),
    );
    await userEvent.click(tab('Teinte'));
    expect(tab('Teinte')).toHaveAttribute('aria-expanded', 'true');
    expect(tab('Type')).toHaveAttribute('aria-expanded', 'false');
  });

  it('say what each value would leave, and show those that would leave nothing as such', async () => {
    await show('/fr/produits');
    expect(tag('Matière', /Noyer/)).toHaveAccessibleName('Noyer , 15 produits');
    expect(tag('Matière', /Métal/)).toHaveAccessibleName('Métal , Aucun produit');
    expect(tag('Matière', /Métal/)).toHaveAttribute('data-none');
  });

  // R148
  it('leave out a collection that is hidden, and do not follow an address that asks for it', async () => {
    const { last } = await show('/fr/produits?collection=atelier,ligne');
    expect(screen.queryByRole('link', { name: /Atelier/ })).not.toBeInTheDocument();
    expect(last()?.filter.collections).toEqual(['ligne']);
  });

  // R214, R217
  it('change the list and the address without leaving the page, and keep the focus', async () => {
    const { last } = await show('/fr/produits?page=2');
    await userEvent.click(tag('Collection', /Brume/));
    await settled();
    expect(query()).toEqual({ collection: 'brume' });
    expect(last()).toMatchObject({ filter: { collections: ['brume'] }, offset: 0 });
    expect(tag('Collection', /Brume/)).toHaveFocus();
    expect(tag('Collection', /Brume/)).toHaveAttribute('aria-current', 'true');
  });

  it('can be searched where they are many, and show more of them when asked', async () => {
    const series = Array.from({ length: 60 }, (_, index) => `Série ${index + 1}`);
    const collections = series.map((name) => ({ name, value: name.toLowerCase(), isHiddenForProducts: false }));
    await show('/fr/produits', { filters: { ...demoFilters, collections } });
    await userEvent.click(tab('Collection'));
    const tags = () => within(bar().getByRole('list', { name: 'Collection' })).getAllByRole('link');
    expect(tags()).toHaveLength(24);
    await userEvent.click(bar().getByRole('button', { name: 'En voir 24 de plus (il en reste 36)' }));
    expect(tags()).toHaveLength(48);
    expect(tags()[24]).toHaveFocus();
    await userEvent.type(bar().getByRole('searchbox', { name: /^Chercher dans.*Collection$/ }), 'serie 5');
    expect(tags().map(({ textContent }) => textContent)).toHaveLength(11);
    expect(bar().getByText('11 valeurs trouvées')).toHaveAttribute('role', 'status');
    expect(bar().queryByRole('button', { name: /de plus/ })).toBeNull();
    expect(bar().queryByRole('searchbox', { name: /Matière/ })).toBeNull();
  });

  it('have an address for every value, for those without scripts', async () => {
    await show('/fr/produits?collection=ligne&page=2');
    const { searchParams } = new URL(tag('Teinte', /Noir/).getAttribute('href') ?? '', location.href);
    expect(Object.fromEntries(searchParams)).toEqual({ collection: 'ligne', teinte: 'noir' });
  });

  // R225, R226
  it('show sub types of the chosen type, "all" first', async () => {
    const { last } = await show('/fr/produits');
    await userEvent.click(tag('Type', /Miroir/));
    await settled();
    expect(query()).toEqual({ type: 'Miroir', subtype: 'all' });
    const all = tag('Sous-type', /Tous/);
    expect(all).toHaveAttribute('aria-current', 'true');
    await userEvent.click(tag('Sous-type', /Rond/));
    await settled();
    expect(all).not.toHaveAttribute('aria-current');
    expect(last()?.filter).toMatchObject({ types: ['Miroir'], subTypes: ['Rond'] });
    await userEvent.click(tag('Sous-type', /Rond/));
    await settled();
    expect(all).toHaveAttribute('aria-current', 'true');
    await userEvent.click(tag('Type', /Meuble/));
    await settled();
    expect(query()).toEqual({ type: 'Meuble sous-vasque', subtype: 'all' });
  });

  // R227, R228
  it('have sliders that drag each other, and bounds where the content system has none', async () => {
    const { last } = await show('/fr/produits?dimension=width-60-61');
    const least = bar().getByRole('slider', { name: 'Largeur minimale' });
    expect(bar().getByRole('slider', { name: 'Hauteur maximale' })).toHaveAttribute('max', '180');
    expect(bar().getByRole('slider', { name: 'Profondeur minimale' })).toHaveAttribute('min', '3');
    for (const to of ['61', '62']) {
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(least, to);
        least.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    expect(bar().getByRole('slider', { name: 'Largeur maximale' })).toHaveValue('62');
    act(() => void least.dispatchEvent(new Event('change', { bubbles: true })));
    await settled();
    expect(query()).toEqual({ dimension: 'width-62-62' });
    expect(last()?.filter).toMatchObject({ minWidth: 62, maxWidth: 62 });
  });

  it('take a typed number when it is complete, and drop what is none', async () => {
    await show('/fr/produits');
    const most = bar().getByRole('spinbutton', { name: 'Largeur maximale (cm)' });
    await userEvent.clear(most);
    await userEvent.type(most, '90{Enter}');
    await settled();
    expect(query()).toEqual({ dimension: 'width-30-90' });
    await userEvent.clear(most);
    await userEvent.tab();
    expect(most).toHaveValue(90);
    await userEvent.clear(most);
    await userEvent.type(most, '9999');
    await userEvent.tab();
    await settled();
    expect(query()).toEqual({});
  });

  it('find what fits on a wall', async () => {
    const { last } = await show('/fr/produits');
    await userEvent.type(bar().getByRole('spinbutton', { name: 'Largeur de votre mur (cm)' }), '85{Enter}');
    await settled();
    expect(query()).toEqual({ fits: '85' });
    expect(last()?.filter).toMatchObject({ maxWidth: 85 });
    expect(chips().map(({ textContent }) => textContent)).toEqual(['Mur de 85\u00a0cm', 'Effacer les filtres']);
  });

  it('put the list in another order', async () => {
    const { last } = await show('/fr/produits?teinte=noir');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Nom');
    await settled();
    expect(query()).toEqual({ teinte: 'noir', sort: 'name' });
    expect(last()?.sort).toBe('NAME');
  });

  // R133
  it('are named beside the count, removed one by one, and reset', async () => {
    await show('/fr/produits?type=Miroir&subtype=Rond&teinte=noir&dimension=depth-10-20&sort=widest');
    expect(chips().map(({ textContent }) => textContent)).toEqual([
      'Miroir',
      'Rond',
      'Profondeur\u00a0: 10 à 20\u00a0cm',
      'Noir',
      'Effacer les filtres',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Retirer le filtre Rond' }));
    await settled();
    expect(query()).toMatchObject({ type: 'Miroir', subtype: 'all' });
    expect(screen.getByRole('heading', { name: '30 produits' })).toHaveFocus();
    await userEvent.click(chips().at(-1) ?? document.body);
    await settled();
    expect(query()).toEqual({ sort: 'widest' });
    expect(screen.queryByRole('list', { name: 'Filtres actifs' })).not.toBeInTheDocument();
  });

  it('turn the page inside the page, and go on at the count', async () => {
    const { last } = await show('/fr/produits?teinte=noir');
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.click(screen.getByRole('link', { name: 'Suivant' }));
    await settled();
    expect(scrolled.mock.contexts).toEqual([document.getElementById('filters')]);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    for (const spy of [scrolled, focus]) spy.mockRestore();
    expect(query()).toEqual({ teinte: 'noir', page: '2' });
    expect(last()?.offset).toBe(12);
    expect(screen.getByRole('heading', { name: '30 produits' })).toHaveFocus();
  });
});

describe('what the filters asked for', () => {
  it('is shown last, however late an earlier answer comes', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await show('/fr/produits', { answer: async (_, time) => (time === 2 ? late : undefined) });
    await userEvent.click(tag('Teinte', /Noir/));
    await userEvent.click(tag('Teinte', /Bois/));
    expect(await screen.findByRole('heading', { name: 'Meuble 3' })).toBeInTheDocument();
    await act(async () => release());
    expect(screen.getByRole('heading', { name: 'Meuble 3' })).toBeInTheDocument();
    expect(query()).toEqual({ teinte: 'bois,noir' });
  });

  it('can be asked for again where it could not be fetched', async () => {
    await show('/fr/produits', {
      answer: async (_, time) => {
        if (time === 2) throw new Error('The line is down');
      },
    });
    await userEvent.click(tag('Teinte', /Noir/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Les produits n’ont pas pu être chargés');
    expect(takeComplaints()[0]).toMatch('could not be fetched');
    expect(screen.getByRole('heading', { name: 'Meuble 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Meuble 3' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // R216
  it('follows the address when the visitor goes back', async () => {
    const { last } = await show('/fr/produits');
    await userEvent.click(tag('Teinte', /Noir/));
    await settled();
    await userEvent.click(tag('Teinte', /Bois/));
    await settled();
    history.back();
    await waitFor(() => expect(last()?.filter.colors).toEqual(['noir']));
    await settled();
    expect(tag('Teinte', /Bois/)).not.toHaveAttribute('aria-current');
    expect(tag('Teinte', /Noir/)).toHaveAttribute('aria-current', 'true');
  });

  it('keeps every step: a wall, back, and another wall are two entries of the history', async () => {
    // One step back too many would lead here.
    history.replaceState(null, '', '/?before=the-list');
    history.pushState(null, '', '/');
    const { last } = await show('/fr/produits');
    const wall = async (width: string) => {
      const field = bar().getByRole('spinbutton', { name: 'Largeur de votre mur (cm)' });
      await userEvent.clear(field);
      await userEvent.type(field, `${width}{Enter}`);
      await waitFor(() => expect(last()?.filter.maxWidth).toBe(Number(width)));
      await settled();
    };
    const backTo = async (fits: object) => {
      history.back();
      await waitFor(() => expect(query()).toEqual(fits));
      await settled();
    };
    await wall('85');
    await backTo({});
    await wall('95');
    expect(query()).toEqual({ fits: '95' });
    await backTo({});
    expect(last()?.filter.maxWidth).toBeUndefined();
  });

  // R234
  it('follows the bus when another part of the page asks', async () => {
    const { bus, last } = await show('/fr/produits');
    act(() => bus.set('filters', { filters: { type: 'Miroir' }, restoreFilters: true }));
    await settled();
    expect(last()?.filter.types).toEqual(['Miroir']);
    expect(query()).toEqual({ type: 'Miroir' });
    expect(bus.current('filters').restoreFilters).toBe(false);
  });
});

describe('on a narrow screen', () => {
  // R219, R220
  it('no group is open, and the panel opens and closes by "filter by" and "see results"', async () => {
    await show('/fr/produits', { width: 390 });
    const opener = bar().getByRole('button', { name: 'Filtrer par' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(tab('Type')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(tab('Type'));
    expect(tab('Type')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(tab('Type'));
    expect(tab('Type')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bar().getByRole('button', { name: 'Voir les résultats (30)' }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  // R224
  it('a resize past the breakpoint resets the bar', async () => {
    await show('/fr/produits', { width: 390 });
    await userEvent.click(bar().getByRole('button', { name: 'Filtrer par' }));
    await userEvent.click(tab('Teinte'));
    setWidth(1280);
    expect(tab('Type')).toHaveAttribute('aria-expanded', 'true');
    setWidth(390);
    expect(bar().getByRole('button', { name: 'Filtrer par' })).toHaveAttribute('aria-expanded', 'false');
    expect(tab('Teinte')).toHaveAttribute('aria-expanded', 'false');
  });
});
