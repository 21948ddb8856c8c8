import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, field, locating, lyonLike, names, places, search, show } from './testing.ts';

describe('the visitor’s own place', () => {
  // R315
  it('is asked for only when the button is pressed, and searched around', async () => {
    const asked = locating((found) =>
      found({
        coords: { latitude: 45.75, longitude: 4.85, accuracy: 1 },
        timestamp: 0,
      } as GeolocationPosition),
    );
    await show();
    expect(asked).not.toHaveBeenCalled();
    await userEvent.type(field(), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    await screen.findByText('2 revendeurs autour de votre position');
    expect(names()[0]).toBe('Magasin Lyon');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('');
    expect(location.search).toBe('');
  });

  it('is waited for before anything else is searched, and is not asked for while something is', async () => {
    let find = () => {};
    const asked = locating((found) => {
      find = () => found({ coords: { ...here, ...unmoved, toJSON: () => here }, timestamp: 0, toJSON: () => here });
    });
    let answer = (_: object) => {};
    const late = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const Places = jest.fn(() => ({ places: () => late }));
    await show('/fr/revendeurs', { Places });
    const button = screen.getByRole('button', { name: 'Me localiser' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field(), 'Lyon');
    await search();
    expect(Places).not.toHaveBeenCalled();
    act(find);
    await screen.findByText('2 revendeurs autour de votre position');

    await userEvent.type(field(), 'Lyon');
    await search();
    await waitFor(() => expect(Places).toHaveBeenCalledTimes(1));
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: 'Rechercher' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(asked).toHaveBeenCalledTimes(1);
    await act(async () => answer(places({ text: 'Lyon' })));
    await screen.findByText('2 revendeurs autour de Lyon');
    expect(screen.getByRole('button', { name: 'Rechercher' })).not.toHaveAttribute('aria-disabled');
  });
  const here = { latitude: 45.75, longitude: 4.85, accuracy: 1 };
  const unmoved = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };

  it.each([
    [1, /ne nous donne pas votre position/],
    [2, /introuvable pour le moment/],
    [3, /se fait attendre/],
  ])('is told in words where the browser fails with code %d', async (code, words) => {
    failing(code);
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(names()).toContain('Magasin Lyon');
  });

  it('is not to be had where the browser knows of no such thing', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ne peut pas donner votre position ici');
  });

  it('says nothing of the place that was meant before where it is not told', async () => {
    failing(1);
    await show('/fr/revendeurs?place=Lion', lyonLike);
    expect(screen.getByRole('alert')).toHaveTextContent('Vouliez-vous dire');
    await userEvent.click(screen.getByRole('button', { name: 'Me localiser' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('ne nous donne pas votre position'));
    expect(screen.getByRole('alert')).not.toHaveTextContent('Vouliez-vous dire');
  });
});
