import type { Language } from '../../../shared/i18n/index.ts';

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
  deleted: {
    fr: 'Votre compte a été supprimé, avec vos listes et vos messages.',
    nl: 'Uw account is verwijderd, samen met uw lijsten en uw berichten.',
    en: 'Your account has been deleted, along with your lists and messages.',
    de: 'Ihr Konto wurde gelöscht, mitsamt Ihren Listen und Nachrichten.',
  },
} satisfies Record<string, Sentence>;

/** The answer that something succeeded, in a language. */
export const done = (what: 'lost' | 'reset' | 'deleted', language: Language): Answer => ({
  isError: false,
  message: sentences[what][language],
});

/** The answer that something failed, in a language. */
export const failed = (why: 'failed' | 'passwordTooShort', language: Language): Answer => ({
  isError: true,
  message: sentences[why][language],
});
