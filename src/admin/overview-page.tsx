import { Screen } from './screen.tsx'

export default function OverviewScreen() {
  return <Screen screen="overview">{null}</Screen>
}
