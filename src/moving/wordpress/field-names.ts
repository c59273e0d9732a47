const FILE = /file|pdf|doc|attach|image|photo|picture|download|media|upload|ফাইল/i
/** Fields of WordPress, and of plugins for search engines. */
const NOT_A_FILE =
  /^_(?:wp|wxr|edit|oembed|elementor|menu_item|customize|thumbnail|encloseme|pingme)|seo|yoast|rank_math|facebook|twitter|og_|count|view|width|height/i
/** Plugins begin the names of their fields like that. Other fields without a letter are not shown. */
const PLUGIN = /^_+\w*(?:file|pdf|doc|attach|download|upload)/i
/** Whether a theme's or a plugin's field with this name can have a file. */
export function isFileField(name: string): boolean {
  return FILE.test(name) && !NOT_A_FILE.test(name) && (!name.startsWith('_') || PLUGIN.test(name))
}

/** Whether the field of this name can have no file of the school. */
export function isOtherField(name: string): boolean {
  return NOT_A_FILE.test(name) || (name.startsWith('_') && !PLUGIN.test(name))
}
