// What a team writes about its remote in app.config.ts, as it is shipped with each release, and what a
// user is told of it. Everything beyond id and address came later: older releases do not have it.
import * as v from 'valibot';
import { capabilitySchema } from '../constant/capability';
import { requestText } from './text';

/** Below this suite and nowhere else: browsers take `//name` and `/\name` for other hosts. */
const path = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'a path begins with one slash'));
const label = v.pipe(requestText(40), v.trim(), v.nonEmpty());
const id = v.pipe(requestText(40), v.nonEmpty());
/** A language that has no words here is shown in English; one that this suite does not know is never asked for. */
const code = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'a language has a code of two or three letters'));

/** Items of the host stand among those of the remotes by the same numbers: Home 10, Surface 30, Help 1000. */
const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
/** Where an item stands that does not say so: behind those that do, before Help. */
export const lastMenuOrder = 999;

/** What Home says of a menu item where it shows the user the way. */
const cardSchema = v.object({ title: label, hint: v.pipe(requestText(120), v.trim(), v.nonEmpty()) });

/** One page or group of pages. A part of the path may be a parameter: `/employee/:id`. */
export const remotePageSchema = v.object({
  path,
  /** In the title of the browser tab and in the trail above the page. */
  title: label,
  /** The page above it in the trail, where that is not the one whose path it continues. */
  parent: v.optional(path),
  /** The title in other languages, by their codes. */
  translations: v.optional(v.record(code, label)),
});
export type RemotePage = v.InferOutput<typeof remotePageSchema>;

/** One item that a remote adds to the menu. */
export const menuItemSchema = v.object({
  id,
  path,
  /** In the bar of wide screens; absent: the id with a capital letter. */
  label: v.optional(label),
  /** In the compact menu of small screens; absent: the label, null: it is left out there. */
  compactLabel: v.optional(v.nullable(label)),
  order: v.optional(order),
  /** Who sees it in the bar; absent or null: everybody who is told of the remote. */
  needs: v.optional(v.nullable(capabilitySchema)),
  /** Who sees it in the compact menu; absent: as in the bar. */
  compactNeeds: v.optional(v.nullable(capabilitySchema)),
  card: v.optional(cardSchema),
  /** The same words in other languages, by their codes. */
  translations: v.optional(v.record(code, v.object({ label, compactLabel: v.optional(label), card: v.optional(cardSchema) }))),
});
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

/** An item as one user sees it: null where it is not shown to them. */
const shownItemSchema = v.object({
  id,
  path,
  label: v.optional(v.nullable(v.string())),
  compactLabel: v.optional(v.nullable(v.string())),
  order: v.optional(v.number()),
  card: v.optional(cardSchema),
});
export type ShownMenuItem = v.InferOutput<typeof shownItemSchema>;

const basePaths = v.pipe(v.array(path), v.minLength(1), v.maxLength(20));
const pages = v.optional(v.pipe(v.array(remotePageSchema), v.maxLength(50)));
const widgets = v.optional(v.pipe(v.array(label), v.maxLength(20)));

/** What is published with a release. */
export const remoteFaceFields = {
  /** The remote's addresses begin with one of these. */
  basePaths,
  menu: v.pipe(v.array(menuItemSchema), v.maxLength(20)),
  pages,
  /** Names of what it exposes as ./widgets. */
  widgets,
};

/** What a user is told of a remote's place in the suite. */
export const shownFaceFields = { basePaths, menu: v.array(shownItemSchema), pages, widgets };

const shownFaceSchema = v.object(shownFaceFields);
export type ShownFace = v.InferOutput<typeof shownFaceSchema>;
