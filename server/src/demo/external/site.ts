/** The sites outside of the suite that a demo stands in for (the addresses of /config.json), and what each expects. */
export interface Site {
  readonly title: string;
  readonly purpose: string;
  readonly hasTicket: boolean;
}

export const sites: Readonly<Record<string, Site>> = {
  surface: { title: 'Surface dashboard', purpose: 'The menu item Surface opens this dashboard with a one-time ticket.', hasTicket: true },
  'organization-view': {
    title: 'Organization View',
    purpose: 'The live summary opens this analytics dashboard with a one-time ticket.',
    hasTicket: true,
  },
  'organization-pending': {
    title: 'Organization Wise Pending Count',
    purpose: 'The button on Home opens this dashboard of pending interruption types.',
    hasTicket: false,
  },
  complaint: {
    title: 'Complaint site',
    purpose: 'Create Ticket on the Help Desk opens this site with the employee code and the org code.',
    hasTicket: false,
  },
  'forgot-password': {
    title: 'Forgot Password',
    purpose: 'The login page leads here. A real site would let the employee prove who they are.',
    hasTicket: false,
  },
  outage: { title: 'Outage at the sub-division', purpose: 'Sub-division users open one outage of their list here.', hasTicket: false },
};
