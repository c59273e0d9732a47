import { useState } from 'react'
import { useScreenWords } from '../../office/frame/staff-context.tsx'
import { useApi } from '../../office/connection/use-api.ts'
import type { Machine } from '../console/machine.ts'
import { ConsoleLoaded } from './console-loaded.tsx'
import { FactList } from '../../office/list/fact-list.tsx'
import { useValues } from './use-values.ts'
import { schoolListWords } from './words.ts'

export function MachineFold() {
  const words = useScreenWords(schoolListWords).machine
  const { number, size, dayOf } = useValues()
  const describeNight = (night: Machine['lastNight']) =>
    night
      ? words.ofNight(
          dayOf(night.from),
          number(night.made),
          number(night.unchanged),
          number(night.failed),
        )
      : words.noNight
  const [isOpen, setIsOpen] = useState(false)
  const query = useApi<Machine>(isOpen ? '/district/machine' : undefined)
  return (
    <details className="card fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <b>{words.title}</b>
      </summary>
      {isOpen && (
        <ConsoleLoaded query={query}>
          {(machine) => (
            <FactList
              facts={[
                [words.version, machine.version],
                [words.migrated, words.ofAll(number(machine.migrated), number(machine.surveyed))],
                [words.free, size(machine.freeBytes)],
                [words.night, describeNight(machine.lastNight)],
                [
                  words.open,
                  words.most(number(machine.openSchools), number(machine.maxOpenSchools)),
                ],
              ]}
            />
          )}
        </ConsoleLoaded>
      )}
    </details>
  )
}
