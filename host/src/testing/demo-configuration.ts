export const demoConfiguration = {
  apiUrl: 'http://localhost:3010',
  remoteOrigins: ['http://localhost:3001', 'http://localhost:3002', 'http://localhost:3003', 'http://localhost:3004'],
  forgotPasswordUrl: 'http://sites.test/forgot-password',
  surfaceUrl: 'http://sites.test/surface',
  organizationPendingUrl: 'http://sites.test/organization-pending',
  organizationViewUrl: 'http://sites.test/organization-view',
  complaintUrl: 'http://sites.test/complaint?from=suite',
  outageExternalUrl: 'http://sites.test/outage',
  mapTileUrl: null,
  allowRemoteOverride: false,
};
