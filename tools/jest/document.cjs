module.exports = { __esModule: true, default: '/document.pdf' };
