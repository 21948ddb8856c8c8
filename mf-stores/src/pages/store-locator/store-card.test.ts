import { directionsLink, distanceText, mailLink, telephoneLink } from './store-card.tsx';

it.each([
  ['02 000 10 16', 'tel:020001016'],
  ['+32 (0)2 000 10 16', 'tel:+32020001016'],
  ['01.00.00.75.11', 'tel:0100007511'],
])('the number %s is dialled as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});

it('a mail address cannot add a subject of its own', () => {
  expect(mailLink('info@gent.example')).toBe('mailto:info@gent.example');
  expect(mailLink('info@gent.example"> <b')).not.toMatch(/[<>" ]/);
});

it('the way leads to the very point', () => {
  expect(directionsLink({ lat: 50.8467, lng: -4.3525 })).toContain('destination=50.8467,-4.3525');
});

it.each([
  [0.42, '0,4 km'],
  [9.94, '9,9 km'],
  [12.4, '12 km'],
])('%d km away is written "%s"', (km, expected) => {
  expect(distanceText(km, 'fr-FR').replace(/\s/, ' ')).toBe(expected);
});
