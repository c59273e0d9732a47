import { lazyPart } from '../../../office/shell/lazy-part.tsx'

/** For screens on which the button appears only after something was published. */
export const LateCopySms = lazyPart<{ title: string; address: string }>(() =>
  import('./copy-sms.tsx').then((part) => part.CopySms),
)
