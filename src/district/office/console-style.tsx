import style from './district.css?url'

/** A file of its own: an ordinary import would add the styles to the first page of every school. */
export function ConsoleStyle() {
  return <link rel="stylesheet" href={style} precedence="medium" />
}
