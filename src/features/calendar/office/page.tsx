import { Screen } from '../../../office/screen.tsx'

export default function OfficeCalendar() {
  return <Screen screen="calendar">{null}</Screen>
}
