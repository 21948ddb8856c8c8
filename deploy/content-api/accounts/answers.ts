import type { Language } from 'shared/i18n';

/** What several operations answer; `message` is a sentence for the visitor (R421). */
export interface Answer {
  isError: boolean;
  message: string;
}

type Sentence = Record<Language, string>;

const sentences = {
  lost: {
    fr: 'Si un compte existe à cette adresse, un mot de passe provisoire vient d’y être envoyé. Il est valable une heure.',
    nl: 'Bestaat er een account met dit adres, dan is er nu een tijdelijk wachtwoord naar onderweg. Het blijft één uur geldig.',
    en: 'If there is an account with this address, a temporary password is on its way to it. It is good for one hour.',
    de: 'Gibt es ein Konto zu dieser Adresse, ist ein vorläufiges Passwort dorthin unterwegs. Es gilt eine Stunde.',
  },
  failed: {
    fr: 'Une erreur est survenue, vérifiez votre adresse e-mail et renvoyez le formulaire.',
    nl: 'Er is een fout opgetreden, controleer uw e-mailadres en verzend het formulier opnieuw.',
    en: 'An error happened, check your email and resend.',
    de: 'Ein Fehler ist aufgetreten, prüfen Sie Ihre E-Mail-Adresse und senden Sie das Formular erneut.',
  },
  temporaryWrong: {
    fr: 'Ce mot de passe provisoire n’est pas le bon, ou il a expiré. Vérifiez-le dans l’e-mail, ou demandez-en un autre.',
    nl: 'Dit tijdelijke wachtwoord klopt niet, of het is verlopen. Kijk het na in de e-mail, of vraag een ander.',
    en: 'This temporary password is wrong, or has expired. Check it in the e-mail, or ask for another.',
    de: 'Dieses vorläufige Passwort ist falsch oder abgelaufen. Prüfen Sie es in der E-Mail, oder fordern Sie ein neues an.',
  },
  noAddress: {
    fr: 'Cette adresse e-mail n’est pas complète.',
    nl: 'Dit e-mailadres is niet volledig.',
    en: 'This e-mail address is not complete.',
    de: 'Diese E-Mail-Adresse ist nicht vollständig.',
  },
  addressInUse: {
    fr: 'Cette adresse e-mail est déjà utilisée.',
    nl: 'Dit e-mailadres is al in gebruik.',
    en: 'This e-mail address is already in use.',
    de: 'Diese E-Mail-Adresse wird bereits verwendet.',
  },
  codeSent: {
    fr: 'Un code vient d’être envoyé à cette adresse. Il est valable une heure.',
    nl: 'Er is een code naar dit adres onderweg. Ze blijft één uur geldig.',
    en: 'A code is on its way to this address. It is good for one hour.',
    de: 'Ein Code ist zu dieser Adresse unterwegs. Er gilt eine Stunde.',
  },
  codeWrong: {
    fr: 'Ce code n’est pas le bon, ou il a expiré. Vérifiez-le dans l’e-mail, ou demandez-en un autre.',
    nl: 'Deze code klopt niet, of ze is verlopen. Kijk ze na in de e-mail, of vraag een andere.',
    en: 'This code is wrong, or has expired. Check it in the e-mail, or ask for another.',
    de: 'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn in der E-Mail, oder fordern Sie einen neuen an.',
  },
  linkSent: {
    fr: 'Un lien vient d’être envoyé à votre adresse. Il est valable une semaine.',
    nl: 'Er is een link naar uw adres onderweg. Hij blijft één week geldig.',
    en: 'A link is on its way to your address. It is good for one week.',
    de: 'Ein Link ist zu Ihrer Adresse unterwegs. Er gilt eine Woche.',
  },
  linkWrong: {
    fr: 'Ce lien n’est pas le bon, ou il a expiré. Demandez-en un autre depuis votre compte.',
    nl: 'Deze link klopt niet, of hij is verlopen. Vraag een andere op de pagina van uw account.',
    en: 'This link is wrong, or has expired. Ask for another in your account.',
    de: 'Dieser Link ist falsch oder abgelaufen. Fordern Sie in Ihrem Konto einen neuen an.',
  },
  verified: {
    fr: 'Votre adresse e-mail est confirmée.',
    nl: 'Uw e-mailadres is bevestigd.',
    en: 'Your e-mail address is confirmed.',
    de: 'Ihre E-Mail-Adresse ist bestätigt.',
  },
  addressChanged: {
    fr: 'Votre adresse e-mail a été changée.',
    nl: 'Uw e-mailadres is gewijzigd.',
    en: 'Your e-mail address has been changed.',
    de: 'Ihre E-Mail-Adresse wurde geändert.',
  },
  passwordTooShort: {
    fr: 'Le nouveau mot de passe doit compter entre 8 et 200 caractères.',
    nl: 'Het nieuwe wachtwoord telt minstens 8 en hoogstens 200 tekens.',
    en: 'The new password needs 8 to 200 characters.',
    de: 'Das neue Passwort muss 8 bis 200 Zeichen lang sein.',
  },
  reset: {
    fr: 'Votre mot de passe a été remplacé. Vous pouvez vous connecter.',
    nl: 'Uw wachtwoord is vervangen. U kunt zich nu aanmelden.',
    en: 'Your password has been replaced. You can sign in now.',
    de: 'Ihr Passwort wurde ersetzt. Sie können sich jetzt anmelden.',
  },
  signedOut: {
    fr: 'Vous êtes déconnecté.',
    nl: 'U bent afgemeld.',
    en: 'You are signed out.',
    de: 'Sie sind abgemeldet.',
  },
  signedOutEverywhere: {
    fr: 'Vous êtes déconnecté de tous vos appareils.',
    nl: 'U bent op al uw apparaten afgemeld.',
    en: 'You are signed out on all your devices.',
    de: 'Sie sind auf allen Ihren Geräten abgemeldet.',
  },
  deleted: {
    fr: 'Votre compte a été supprimé, avec vos listes et vos messages.',
    nl: 'Uw account is verwijderd, samen met uw lijsten en uw berichten.',
    en: 'Your account has been deleted, along with your lists and messages.',
    de: 'Ihr Konto wurde gelöscht, mitsamt Ihren Listen und Nachrichten.',
  },
} satisfies Record<string, Sentence>;

type Success =
  | 'lost'
  | 'reset'
  | 'deleted'
  | 'codeSent'
  | 'linkSent'
  | 'verified'
  | 'addressChanged'
  | 'signedOut'
  | 'signedOutEverywhere';

/** The answer that something succeeded, in a language. */
export const done = (what: Success, language: Language): Answer => ({
  isError: false,
  message: sentences[what][language],
});

/** The answer that something failed, in a language. */
export const failed = (why: Exclude<keyof typeof sentences, Success>, language: Language): Answer => ({
  isError: true,
  message: sentences[why][language],
});
