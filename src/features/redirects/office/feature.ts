import type { OfficeFeature } from '../../office-feature.ts'
import { decodeAddress } from '../old-path.ts'
import { redirectWords } from './words.ts'

export const redirectsOffice = {
  fieldLabels: (language) => ({ redirect: redirectWords[language].fields }),
  valueLabels: () => ({}),
  valueTexts: () => ({ target: (address) => decodeAddress(address as string) }),
} satisfies OfficeFeature
