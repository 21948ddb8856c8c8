declare module 'codes-postaux/codes-postaux.json' {
  const codes: { codePostal: string; codeCommune: string; nomCommune: string }[];
  export default codes;
}
