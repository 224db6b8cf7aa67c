export const texts = {
  example: {
    title: 'Example',
    total: 'आपके संगठन की {count} बिजली बाधाएँ, सबसे नई पहले.',
    loading: 'लोड हो रहा है...',
    failed: 'बाधाएँ पढ़ी नहीं जा सकीं.',
    reload: 'फिर से लोड करें',
    feeder: 'फीडर',
    category: 'श्रेणी',
    began: 'शुरू होने का समय',
  },
};
