/**
 * What the towns of other countries are called in the languages of the site, by country and name in the list of towns.
 * Where the list has the English name, the first one here is how the town calls itself.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  'BE Antwerpen': ['Anvers', 'Antwerp'],
  'BE Brugge': ['Bruges', 'Brügge'],
  'BE Brussels': ['Bruxelles', 'Brussel', 'Brüssel'],
  'BE Gent': ['Gand', 'Ghent'],
  'BE Kortrijk': ['Courtrai'],
  'BE Leuven': ['Louvain', 'Löwen'],
  'BE Liège': ['Luik', 'Lüttich'],
  'BE Mechelen': ['Malines'],
  'BE Mons': ['Bergen'],
  'BE Namur': ['Namen'],
  'BE Ostend': ['Oostende', 'Ostende'],
  'BE Tournai': ['Doornik'],
  "NL 's-Hertogenbosch": ['Den Bosch', 'Bois-le-Duc', 'Herzogenbusch'],
  'NL The Hague': ['Den Haag', '’s-Gravenhage', 'La Haye'],
  'DE Aachen': ['Aix-la-Chapelle', 'Aken'],
  'DE Hannover': ['Hanovre', 'Hanover'],
  'DE Köln': ['Cologne', 'Keulen'],
  'DE Munich': ['München', 'Munchen'],
  'DE Nürnberg': ['Nuremberg', 'Neurenberg'],
  'DE Trier': ['Trèves'],
  'CH Basel': ['Bâle'],
  'CH Bern': ['Berne'],
  'CH Genève': ['Genf', 'Geneva'],
  'CH Luzern': ['Lucerne'],
  'CH Zürich': ['Zurich'],
  'AT Vienna': ['Wien', 'Vienne', 'Wenen'],
  'FR Dunkerque': ['Duinkerke', 'Dünkirchen', 'Dunkirk'],
  'FR Lille': ['Rijsel'],
  'FR Nice': ['Nizza'],
  'FR Strasbourg': ['Straßburg', 'Straatsburg'],
  'GB London': ['Londres', 'Londen'],
  'GB Edinburgh': ['Édimbourg'],
};

/** The towns that the list has by their English name. */
export const inEnglish: ReadonlySet<string> = new Set([
  'BE Brussels',
  'BE Ostend',
  'NL The Hague',
  'DE Munich',
  'AT Vienna',
]);
