/** Why a source of the feed, or what it sent, is refused, by code. */
export const feedTexts = {
  'source.notFound': 'This source was not found.',
  'source.taken': "There is a source '{name}' already.",
  'source.ofSettings': 'The key of this source is the setting INGEST_KEY.',
  'source.revoked': 'This source is revoked already.',
  'event.gone': 'One of these events is not kept any more.',
  'snapshot.closesTooMany': 'The list would close {lost} of {open} open outages, which is more than is allowed at once.',
} as const;
