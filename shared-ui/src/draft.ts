// Entry `shared-ui/draft`: what was typed into a form outlives the page. Without the forms themselves, so that a page
// can look for a draft before it opens one.
export { clearDraft, draftKey, draftKeys, readDraft, writeDraft } from './form/draft';
