import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentError } from 'shared/errors';
import {
  card,
  field,
  locating,
  lyon,
  lyonLike,
  mark,
  names,
  places,
  search,
  show,
  store,
  storesOf,
} from './testing.ts';

describe('a search', () => {
  // R318, R319, R326
  it('begins with the place of the address: the nearest first, with their distance', async () => {
    await show('/fr/revendeurs?place=lyon');
    expect(field()).toHaveValue('lyon');
    expect(names()).toEqual(['Magasin Lyon', 'Magasin Villeurbanne']);
    expect(screen.getByText('2 revendeurs autour de Lyon')).toBeInTheDocument();
    expect(card('Magasin Lyon')).toHaveTextContent('1,1 km');
  });

  // R317, C58
  it('finds a town by the button, and keeps it in the address', async () => {
    await show();
    await userEvent.type(field(), 'Lyon');
    await search();
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(location.search).toBe('?place=Lyon');
    expect(await mark('Magasin Lyon')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Magasin Paris' })).not.toBeInTheDocument();
  });

  it('leaves no other entry in the history', async () => {
    await show();
    const { length } = history;
    await userEvent.type(field(), 'Lyon{Enter}');
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(history).toHaveLength(length);
  });

  it('for nothing takes the place out of the address, and asks nobody', async () => {
    const Places = jest.fn((variables: Record<string, unknown>) => ({ places: places(variables) }));
    await show('/fr/revendeurs?place=Lyon&radius=25', { Places });
    await userEvent.clear(field());
    await userEvent.type(field(), ' {Enter}');
    expect(location.search).toBe('?radius=25');
    expect(field()).toHaveValue('');
    expect(Places).toHaveBeenCalledTimes(1);
  });

  it('begins anew: no store is chosen, no way leads back, and the list is as short as at first', async () => {
    const around = Array.from({ length: 60 }, (_, place) => store(`${place}`, '69001', [45.75 + place / 9000, 4.85]));
    await show('/fr/revendeurs', storesOf(around));
    await userEvent.click(screen.getByRole('link', { name: 'Voir plus de revendeurs' }));
    expect(names()).toHaveLength(48);
    await userEvent.click(screen.getByRole('link', { name: 'Magasin 1' }));
    expect(await mark('Revenir aux résultats')).toBeInTheDocument();
    await userEvent.type(field(), 'Lyon{Enter}');
    await screen.findByText('60 revendeurs autour de Lyon');
    expect(screen.queryByRole('button', { name: 'Revenir aux résultats' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Magasin 1' })).not.toHaveAttribute('aria-current');
    expect(names()).toHaveLength(24);
  });

  it('finds a town by Enter', async () => {
    await show();
    await userEvent.type(field(), 'Lyon{Enter}');
    await screen.findByText('2 revendeurs autour de Lyon');
  });

  it('says what was understood, and offers what else may have been meant', async () => {
    await show('/fr/revendeurs?place=gen');
    expect(screen.getByText('1 revendeur autour de Gent, Belgique')).toBeInTheDocument();
    expect(screen.getByText(/Ce n’est pas ça/)).toBeInTheDocument();
    const other = screen.getByRole('link', { name: '9002 Gent 2e, Belgique' });
    expect(other).toHaveAttribute('href', '/fr/revendeurs?place=9002+Gent+2e%2C+Belgique');
    await userEvent.click(other);
    await screen.findByText('Aucun revendeur à moins de 5 km de 9002 Gent 2e, Belgique', { exact: false });
    expect(field()).toHaveValue('9002 Gent 2e, Belgique');
    expect(screen.queryByText(/Ce n’est pas ça/)).not.toBeInTheDocument();
  });

  // C40
  it('widens where no store is near, and says so', async () => {
    await show('/fr/revendeurs?place=Brest');
    expect(
      screen.getByText(/^Aucun revendeur à moins de 5 km de Brest\. Le plus proche est à \d{3} km\.$/),
    ).toBeVisible();
    expect(names()[0]).toBe('Magasin Paris');
  });

  it('says that it widened also after the map has gone there', async () => {
    await show();
    await userEvent.type(field(), 'Brest{Enter}');
    expect(await screen.findByText(/^Aucun revendeur à moins de 5 km de Brest/)).toBeVisible();
    expect(await mark('Magasin Paris')).toBeInTheDocument();
    expect(screen.getByText(/^Aucun revendeur à moins de 5 km de Brest/)).toBeVisible();
  });

  it('no longer says that it widened once the visitor looks elsewhere on the map', async () => {
    await show('/fr/revendeurs?place=Brest');
    expect(screen.getByText(/^Aucun revendeur à moins de 5 km de Brest/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réduire la carte' }));
    await waitFor(() => expect(screen.queryByText(/^Aucun revendeur à moins/)).not.toBeInTheDocument());
  });

  it('looks further when another distance is chosen', async () => {
    await show('/fr/revendeurs?place=Lyon');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), '100');
    await waitFor(() => expect(names()).toContain('Magasin Grenoble'));
    expect(location.search).toBe('?place=Lyon&radius=100');
  });

  it('keeps another distance for a place that is yet to come', async () => {
    await show();
    const before = names();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), '25');
    expect(location.search).toBe('?radius=25');
    expect(names()).toEqual(before);
  });

  // C41
  it('is put in the order of zip codes on request', async () => {
    await show('/fr/revendeurs?place=Lyon&radius=100');
    expect(names()[0]).toBe('Magasin Lyon');
    const orders = within(screen.getByRole('list', { name: 'Ordre de la liste' }));
    expect(orders.getByRole('link', { current: true })).toHaveTextContent('Les plus proches d’abord');
    await userEvent.click(screen.getByRole('link', { name: 'Par code postal' }));
    expect(orders.getByRole('link', { current: true })).toHaveTextContent('Par code postal');
    expect(names()).toEqual(['Magasin Grenoble', 'Magasin Lyon', 'Magasin Villeurbanne']);
    expect(location.search).toBe('?place=Lyon&radius=100&order=zip');
  });

  // R328
  it('says which place it does not know, also where the address asked for it', async () => {
    await show('/fr/revendeurs?place=Xyz');
    expect(screen.getByRole('alert')).toHaveTextContent('Nous ne connaissons pas « Xyz »');
    await userEvent.clear(field());
    await userEvent.type(field(), '99999');
    await search();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('« 99999 »'));
    expect(screen.queryByText(/autour de/)).not.toBeInTheDocument();
  });

  it('asks back what is not sure, by links that the server answers too', async () => {
    await show('/fr/revendeurs?place=Lion', lyonLike);
    const question = screen.getByRole('alert');
    expect(question).toHaveTextContent('Nous ne connaissons pas « Lion ».');
    expect(question).toHaveTextContent('Vouliez-vous dire :');
    const link = within(question).getByRole('link', { name: 'Lyon (Auvergne-Rhône-Alpes)' });
    expect(link).toHaveAttribute('href', '/fr/revendeurs?place=Lyon');
    await userEvent.click(link);
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Lyon');
  });

  it('asks back while the page stays, too', async () => {
    await show('/fr/revendeurs', lyonLike);
    await userEvent.type(field(), 'Lion{Enter}');
    const question = await screen.findByRole('alert');
    expect(within(question).getByRole('link', { name: 'Lyon (Auvergne-Rhône-Alpes)' })).toBeInTheDocument();
    expect(location.search).toBe('?place=Lion');
  });

  it('looks in all of a region, whatever the distance', async () => {
    const places = [
      { name: 'Rhône-Alpes', zipCode: null, region: null, country_code: 'FR', geoloc: lyon.geoloc, radius: 110 },
    ];
    await show('/fr/revendeurs?place=Rh%C3%B4ne-Alpes', { Places: { places } });
    expect(screen.getByText('3 revendeurs autour de Rhône-Alpes')).toBeInTheDocument();
    expect(names()).toEqual(['Magasin Lyon', 'Magasin Villeurbanne', 'Magasin Grenoble']);
    // The circle on the map, in px: one of 5 km has a few.
    await waitFor(() => {
      const circle = document.querySelector('path.around')?.getAttribute('d') ?? '';
      expect(Number(/a(\d+)/.exec(circle)?.[1])).toBeGreaterThan(100);
    });
  });

  it('waits where there is no connection, says so, and goes on when it is back (R328)', async () => {
    let isOffline = true;
    await show('/fr/revendeurs', {
      Places: (variables) => {
        if (isOffline) throw new ContentError('The network is away');
        return { places: places(variables) };
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Pas de connexion/);
    isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('2 revendeurs autour de Lyon')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that waits for a connection is over once another one has begun', async () => {
    let isOffline = true;
    let answer = (_: object) => {};
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const asked = locating(() => {});
    const Places = jest.fn((variables: Record<string, unknown>) => {
      if (variables.text === 'Gent') return { places: () => late };
      if (isOffline) throw new ContentError('The network is away');
      return { places: places(variables) };
    });
    await show('/fr/revendeurs', { Places });
    const online = () => act(async () => void dispatchEvent(new Event('online')));
    await userEvent.type(field(), 'Lyon{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Pas de connexion/);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Gent{Enter}');
    isOffline = false;
    await online();
    expect(Places).toHaveBeenCalledTimes(3);
    // The search that began last is still open.
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(asked).not.toHaveBeenCalled();
    expect(location.search).toBe('');
    await act(async () => answer(places({ text: 'Gent' })));
    expect(await screen.findByText(/autour de Gent, Belgique$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(location.search).toBe('?place=Gent');
  });

  it('that still waits says nothing of it once another one has found something', async () => {
    const Places = jest.fn((variables: Record<string, unknown>) => {
      if (variables.text === 'Lyon') throw new ContentError('The network is away');
      return { places: places(variables) };
    });
    await show('/fr/revendeurs', { Places });
    await userEvent.type(field(), 'Lyon{Enter}');
    await screen.findByRole('alert');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Gent{Enter}');
    await screen.findByText(/autour de Gent, Belgique$/);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(Places).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says how long to wait where too much was asked for (R328)', async () => {
    await show('/fr/revendeurs', {
      Places: () => {
        throw new ContentError('429', ['429'], { retryAfterSeconds: 100 });
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Réessayez dans 2 minutes\.$/);
  });

  it('says in words, and without a code, that places cannot be looked up (R328)', async () => {
    await show('/fr/revendeurs', {
      Places: () => {
        throw new ContentError('broken', ['500']);
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^La recherche n’a pas abouti\. Réessayez/);
  });

  it('leaves it to the server where the other stores cannot be fetched', async () => {
    const { navigations } = await show('/fr/revendeurs', {
      Stores: () => {
        throw new Error('The network is away');
      },
    });
    await userEvent.type(field(), 'Lyon');
    await search();
    await waitFor(() => expect(navigations).toEqual(['/fr/revendeurs?place=Lyon']));
  });
});
