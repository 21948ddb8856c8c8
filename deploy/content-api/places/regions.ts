/** The regions of the countries of the site as they call themselves, by country and the code that GeoNames gives them. */
const regions: Readonly<Record<string, string>> = {
  AT: '01 Burgenland, 02 Kärnten, 03 Niederösterreich, 04 Oberösterreich, 05 Salzburg, 06 Steiermark, 07 Tirol, 08 Vorarlberg, 09 Wien',
  BE: 'VLG Vlaanderen, WAL Wallonie, BRU Bruxelles-Capitale',
  CH: 'AG Aargau, AI Appenzell Innerrhoden, AR Appenzell Ausserrhoden, BE Bern, BL Basel-Landschaft, BS Basel-Stadt, FR Fribourg, GE Genève, GL Glarus, GR Graubünden, JU Jura, LU Luzern, NE Neuchâtel, NW Nidwalden, OW Obwalden, SG St. Gallen, SH Schaffhausen, SO Solothurn, SZ Schwyz, TG Thurgau, TI Ticino, UR Uri, VD Vaud, VS Valais, ZG Zug, ZH Zürich',
  DE: '01 Baden-Württemberg, 02 Bayern, 03 Bremen, 04 Hamburg, 05 Hessen, 06 Niedersachsen, 07 Nordrhein-Westfalen, 08 Rheinland-Pfalz, 09 Saarland, 10 Schleswig-Holstein, 11 Brandenburg, 12 Mecklenburg-Vorpommern, 13 Sachsen, 14 Sachsen-Anhalt, 15 Thüringen, 16 Berlin',
  FR: '11 Île-de-France, 24 Centre-Val de Loire, 27 Bourgogne-Franche-Comté, 28 Normandie, 32 Hauts-de-France, 44 Grand Est, 52 Pays de la Loire, 53 Bretagne, 75 Nouvelle-Aquitaine, 76 Occitanie, 84 Auvergne-Rhône-Alpes, 93 Provence-Alpes-Côte d’Azur, 94 Corse',
  GB: 'ENG England, NIR Northern Ireland, SCT Scotland, WLS Wales',
  NL: '01 Drenthe, 02 Friesland, 03 Gelderland, 04 Groningen, 05 Limburg, 06 Noord-Brabant, 07 Noord-Holland, 09 Utrecht, 10 Zeeland, 11 Zuid-Holland, 15 Overijssel, 16 Flevoland',
};

/** The French overseas departments: countries of their own to GeoNames, and regions of France to the post. */
export const overseas: Readonly<Record<string, string>> = {
  GF: 'Guyane',
  GP: 'Guadeloupe',
  MQ: 'Martinique',
  RE: 'La Réunion',
  YT: 'Mayotte',
};

const byCode = new Map(
  Object.entries(regions).flatMap(([country, listed]) =>
    listed.split(', ').map((entry): [string, string] => {
      const [code = '', ...words] = entry.split(' ');
      return [`${country} ${code}`, words.join(' ')];
    }),
  ),
);

/** The region of a country that a code stands for; undefined for an unknown one. */
export const regionOf = (country: string, code: string): string | undefined =>
  overseas[country] ?? byCode.get(`${country} ${code}`);
