/** Why a webhook is refused, by code. */
export const webhookTexts = {
  'webhook.notFound': 'This webhook was not found.',
  'webhook.taken': "There is a webhook '{name}' already.",
  'webhook.tooMany': 'There are {count} webhooks already, which is the most.',
  'webhook.noEvent': 'Choose at least one event.',
  'webhook.badUrl': 'Enter a complete address, such as https://example.org/outages.',
  'webhook.notHttps': 'The address must begin with https://.',
  'webhook.credentials': 'The address must not contain a user name, a password or a part after #.',
  'webhook.notPublic': 'The address leads to a private network, which the settings of the server do not allow.',
  'webhook.unresolved': 'The name {host} was not found.',
  'webhook.unknownOffice': 'There is no office {code} in use that you manage.',
  'webhook.isActive': 'This webhook is active already.',
  'webhook.isOff': 'This webhook is switched off. Switch it on first.',
  'delivery.gone': 'One of these deliveries is not kept any more.',
  'delivery.waits': 'One of these deliveries still waits to be sent.',
} as const;
