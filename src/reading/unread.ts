/** Stands in a text where a part of the file could not be read, so that nothing is missing in silence. */
export const UNREAD =
  '[ফাইলের একটি অংশ এখানে পড়া যায়নি, মূল ফাইলে দেখুন। A part of the file could not be read here: see the file itself.]'
