import { Screen } from '../../../office/screen.tsx'

export default function OfficeRoutine() {
  return <Screen screen="routines">{null}</Screen>
}
