import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const placeTexts = defineTexts('admin/place', {
  title: 'Place on the map',
  hint: 'Click on the map, or type the degrees. Without a place the feeder stands where its substation stands.',
  substationHint: 'Click on the map, or type the degrees. Feeders without a place of their own stand here.',
  mapOwn: 'Map of Gujarat: the place is {latitude} north, {longitude} east.',
  mapSubstation: 'Map of Gujarat: the place is that of the substation, {latitude} north, {longitude} east.',
  mapNothing: 'Map of Gujarat: no place is given.',
  own: 'Own place',
  substation: 'Place of the substation',
  latitude: 'Latitude',
  longitude: 'Longitude',
  clear: 'Remove the place',
}, languages);

export const officeFieldTexts = defineTexts('admin/office-field', {
  hint: 'Type a code, or at least 2 characters of a name.',
  unknown: 'No office in use has this code.',
}, languages);
