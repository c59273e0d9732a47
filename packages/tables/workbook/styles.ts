import { attributesOf, readXml } from './xml.ts'

/** Excel takes no longer format. */
const MAX_FORMAT = 255

/** What the style of a cell says about its text. */
export interface CellStyle {
  /** A number format as Excel writes it. */
  format: string
  /** Absent if the workbook names no font. */
  font: string | undefined
}

export const PLAIN: CellStyle = { format: 'General', font: undefined }

/**
 * The formats that have only a number. Excel shows the days of 14 and 22 in the order of the
 * machine: here, in that of Bangladesh.
 */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0_);($#,##0)',
  6: '$#,##0_);[Red]($#,##0)',
  7: '$#,##0.00_);($#,##0.00)',
  8: '$#,##0.00_);[Red]($#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

/**
 * Formats of Excel in East Asia and Thailand, which other programs write too. Elsewhere, Excel shows
 * them as these formats of the list above.
 */
const ELSEWHERE: Record<number, number> = {
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 71, 72].map((id) => [id, 14])),
  ...Object.fromEntries([50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 14])),
  ...Object.fromEntries([32, 33, 34, 35, 77].map((id) => [id, 21])),
  59: 1,
  60: 2,
  61: 3,
  62: 4,
  67: 9,
  68: 10,
  69: 12,
  70: 13,
  73: 15,
  74: 16,
  75: 17,
  76: 20,
  78: 22,
  79: 45,
  80: 46,
  81: 47,
}

/** The styles of cells, by their indexes. */
export function readStyles(xml: string): CellStyle[] {
  const formats: Record<number, string> = { ...BUILT_IN }
  const formatOf = (id: number) => formats[id] ?? formats[ELSEWHERE[id] ?? 0] ?? 'General'
  const fonts: (string | undefined)[] = []
  const styles: CellStyle[] = []
  /** The list that is open: `fonts` also has a meaning in lists of differences. */
  let list = ''
  for (const token of readXml(xml)) {
    const { kind, name } = token
    if (name === 'numFmts' || name === 'fonts' || name === 'cellXfs') {
      list = kind === 'open' ? name : ''
    } else if (kind === 'open') {
      if (list === 'numFmts' && name === 'numFmt') {
        const { numFmtId, formatCode } = attributesOf(token)
        const isUsable = formatCode && formatCode.length <= MAX_FORMAT
        formats[Number(numFmtId)] = isUsable ? formatCode : 'General'
      } else if (list === 'fonts' && name === 'font') {
        fonts.push(undefined)
      } else if (list === 'fonts' && name === 'name') {
        fonts[fonts.length - 1] = attributesOf(token)['val']
      } else if (list === 'cellXfs' && name === 'xf') {
        const { numFmtId = '0', fontId = '0' } = attributesOf(token)
        styles.push({
          format: formatOf(Number(numFmtId)),
          font: fonts[Number(fontId)],
        })
      }
    }
  }
  return styles
}
