import type { Language } from 'shared-contracts/constant/language';

const english = {
  subject: 'Outage Suite: {what}',
  greeting: 'Dear {name},',
  newDevice: 'Sign-in from a new device',
  when: 'When: {when} (India)',
  account: 'Account: {account}',
  device: 'Device: {device}',
  address: 'Address: {address}',
  actor: 'By: {name}',
  advice: 'If this was not you or your administrator, change your password and end the sessions that you do not know:',
} as const;

/** The words of mail beside those of the events themselves. */
export const mailTexts: Readonly<Record<Language, Readonly<Record<keyof typeof english, string>>>> = {
  en: english,
  gu: {
    subject: 'આઉટેજ સ્યુટ: {what}',
    greeting: 'પ્રિય {name},',
    newDevice: 'નવા ડિવાઇસથી સાઇન ઇન',
    when: 'ક્યારે: {when} (ભારત)',
    account: 'ખાતું: {account}',
    device: 'ડિવાઇસ: {device}',
    address: 'સરનામું: {address}',
    actor: 'કોના દ્વારા: {name}',
    advice: 'જો આ તમે કે તમારા ઍડમિનિસ્ટ્રેટરે ન કર્યું હોય, તો પાસવર્ડ બદલો અને અજાણ્યાં સત્ર પૂરાં કરો:',
  },
  hi: {
    subject: 'आउटेज सुइट: {what}',
    greeting: 'प्रिय {name},',
    newDevice: 'नए डिवाइस से साइन इन',
    when: 'कब: {when} (भारत)',
    account: 'खाता: {account}',
    device: 'डिवाइस: {device}',
    address: 'पता: {address}',
    actor: 'किसके द्वारा: {name}',
    advice: 'अगर यह आपने या आपके प्रशासक ने नहीं किया, तो पासवर्ड बदलें और अनजान सत्र समाप्त करें:',
  },
};
