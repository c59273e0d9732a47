import { Button } from '@mantine/core'
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { loadAgain } from './reach-server.ts'
import { Loading } from './loaded.tsx'
import { CodeReplaced, fetchPart } from './screen-code.ts'
import { useStaff } from '../frame/staff-context.tsx'
import { EnabledWhenReady } from './when-ready.tsx'

/**
 * A component whose code is loaded when it is first shown; meanwhile `fallback` is shown. If the code
 * cannot be loaded, a message replaces it, and the rest of the screen stays.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <Loading />,
) {
  const Part = lazy(async () => ({ default: (await fetchPart(load)) as ComponentType<object> }))
  return function LazyPart(props: P) {
    return (
      <PartBoundary>
        <Suspense fallback={fallback}>
          {/* The server's page has it before the browser has its code. */}
          <EnabledWhenReady>
            <Part {...props} />
          </EnabledWhenReady>
        </Suspense>
      </PartBoundary>
    )
  }
}

class PartBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof CodeReplaced) return <MissingPart />
    throw error
  }
}

function MissingPart() {
  const { words } = useStaff()
  return (
    <div className="card" role="alert">
      <p>{words.line.missingPart}</p>
      <Button variant="default" mt="sm" onClick={() => void loadAgain()}>
        {words.common.tryAgain}
      </Button>
    </div>
  )
}
