export const texts = {
  example: {
    title: 'Example',
    total: 'તમારી સંસ્થાના {count} વિક્ષેપ, સૌથી નવા પહેલાં.',
    loading: 'લોડ થાય છે...',
    failed: 'વિક્ષેપો વાંચી શકાયા નથી.',
    reload: 'ફરી લોડ કરો',
    feeder: 'ફીડર',
    category: 'કેટેગરી',
    began: 'શરૂ થયાનો સમય',
  },
};
