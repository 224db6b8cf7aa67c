import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const helpTexts = defineTexts('host/help', {
  title: 'Help Desk',
  lead: 'An outage is missing, wrong, or cannot be updated? Raise a complaint: the support team answers with a ticket number.',
  before: 'Before you write',
  beforeReload: 'Reload the list: an outage reaches it within a minute of the monitoring system.',
  beforeFilter: 'Look at the filters of the list. Reset shows everything of the last 7 days again.',
  beforeScope: 'Only outages of your own organization are listed. Home shows which one that is.',
  steps: 'How to raise a complaint about outages',
  stepNote: 'Note the Id, the Feeder Id and the occurrence time of the outage.',
  stepOpen: 'Choose Create Ticket. The complaint site opens in a new tab and knows your employee code and office.',
  stepDescribe: 'Say what the list shows and what it should show, and since when.',
  stepKeep: 'Keep the ticket number. The complaint site shows what has become of it.',
  createTicket: 'Create Ticket',
  downloadSop: 'Download the SOP (PDF)',
  unauthorizedTitle: 'Unauthorized',
  unauthorized: 'You need to be logged in to access this feature.',
  login: 'Login',
}, languages);
