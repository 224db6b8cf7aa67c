import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const texts = defineTexts('outages', {
  title: 'Outage List',
  subtitle: 'List of outage based on your organization (7 Days).',
  action: 'Action',
  discom: 'Discom',
  discomCircle: 'Discom Circle',
  discomDivision: 'Discom Division',
  subdivision: 'Sub Division',
  getcoCircle: 'Getco Circle',
  getcoDivision: 'Getco Division',
  substation: 'Sub Station',
  sfmsId: 'SFMS Id',
  id: 'Id',
  feederId: 'Feeder Id',
  feederName: 'Feeder Name',
  category: 'Category',
  operationType: 'Operation Type',
  interruptionCategory: 'Interruption Category',
  occurrenceTime: 'Occurrence Time',
  restorationTime: 'Restoration Time',
  duration: 'Duration',
  details: 'Details of outage {id}',
  open: 'Open',
  openExternally: 'Open outage {id} in the external site',
}, languages);
