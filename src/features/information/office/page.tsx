import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { Screen } from '../../../office/frame/screen.tsx'
import { findScreen } from '../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../words/format.ts'
import { BOARD_PATH, BOARD_TABLE } from '../entries.ts'
import type { StaffBoard } from '../schema.ts'
import { Of } from '../../../office/list/act.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { type StaffEntry, useBoard } from './board.ts'
import { screenPath, ToDoList } from './to-do-list.tsx'
import { boardWords } from './words.ts'
import './board.css'

/** The entries of the board that are missing, old or ending, each with a way to correct it. */
export default function InformationScreen() {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(boardWords)
  const query = useBoard()
  return (
    <Screen screen="information" lead={words.lead}>
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(board) => (
          <div className="work">
            <div className="list">
              <Meter board={board} />
              <ToDoList entries={board.entries} />
              <AllRight entries={board.entries.filter(({ standing }) => standing === 'ok')} />
            </div>
            <div className="list beside">
              <ForInspector />
              <Consents consents={board.consents} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

/** Eleven fields, which differ in shape and not only in colour. */
function Meter({ board: { entries, required } }: { board: StaffBoard }) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const number = (value: number) => formatNumber(value, language)
  const others = entries.filter(({ set }) => set === 'other')
  const ok = others.filter(({ standing }) => standing === 'ok').length
  return (
    <section className="card" aria-labelledby="meter">
      <h2 id="meter">{words.count(number(required.ok))}</h2>
      <p className="meter" aria-hidden="true">
        {entries
          .filter(({ set }) => set === 'directorate')
          .map((entry) => (
            <i key={entry.key} className={entry.standing}>
              {number(entry.number)}
            </i>
          ))}
      </p>
      <ul className="flow board-legend">
        {(['ok', 'late', 'ending', 'missing'] as const)
          .filter((standing) => required[standing] > 0)
          .map((standing) => (
            <li key={standing} className={standing}>
              {words.states[standing]}: {number(required[standing])}
            </li>
          ))}
      </ul>
      <p className="s">{words.others(number(others.length), number(ok))}</p>
    </section>
  )
}

function ForInspector() {
  const words = useScreenWords(boardWords)
  return (
    <section className="card" aria-labelledby="inspector">
      <h2 id="inspector">{words.inspector}</h2>
      <p>{words.inspectorText}</p>
      <div className="acts">
        <Button component="a" href={BOARD_PATH} target="_blank" rel="noopener">
          {words.print}
        </Button>
        <Button component="a" href={BOARD_TABLE} variant="default">
          {words.csv}
        </Button>
      </div>
    </section>
  )
}

function Consents({ consents: { phones, photos } }: Pick<StaffBoard, 'consents'>) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  const number = (value: number) => formatNumber(value, language)
  return (
    <section className="card" aria-labelledby="consents">
      <h2 id="consents">{words.consents}</h2>
      {phones + photos === 0 ? (
        <p>{words.noConsents}</p>
      ) : (
        <>
          <p>{words.consentsText(number(phones), number(photos))}</p>
          <div className="acts">
            <Button component={Link} to={findScreen('officers').path} variant="default">
              {words.seeOneByOne}
            </Button>
          </div>
        </>
      )}
      <p className="s">{words.ownFile}</p>
    </section>
  )
}

function AllRight({ entries }: { entries: StaffEntry[] }) {
  const { language } = useStaff()
  const words = useScreenWords(boardWords)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="all-right">
      <details className="oks">
        <summary>
          <h2 id="all-right">
            {words.allRight} <small>{words.amount(formatNumber(entries.length, language))}</small>
          </h2>
        </summary>
        <ul className="card items rows">
          {entries.map((entry) => (
            <li key={entry.key}>
              <div>
                <p className="t">
                  {words.numbered(formatNumber(entry.number, language), words.titles[entry.key])}
                </p>
                <p className="meta">
                  {entry.answer === 'notApplicable' && <span>{words.notApplicable}</span>}
                  {entry.asOf && (
                    <span>
                      {words.asOf[entry.asOfIs!]}: {formatDay(entry.asOf, language)}
                    </span>
                  )}
                  {entry.checkedBy && entry.asOfIs === 'checked' && <span>{entry.checkedBy}</span>}
                </p>
              </div>
              <div className="acts">
                <Button component={Link} to={screenPath(entry)} variant="default">
                  {words.change}
                  <Of name={words.titles[entry.key]} />
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
