import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { StructuredData } from '../../../pages/parts/structured-data.tsx'
import { formatNumber } from '../../../words/format.ts'
import { PeoplePage, peopleStyle, readPeople } from '../../people/public/people-page.tsx'
import { BOARD_PATH } from '../entries.ts'
import type { OwnValue } from '../schema.ts'
import { totalPosts, vacantOf } from '../sums.ts'
import type { Route } from './+types/staff-page.ts'
import { InItsLanguage } from './in-its-language.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import postsCss from './posts.css?inline'

type Page = Route.ComponentProps['loaderData']

export const handle = {
  style: (page?: Page) => [
    // First, because the style of the people replaces its cards.
    ...(page?.posts.length ? [tableCss] : []),
    ...peopleStyle(page?.fetched),
    ...(page?.posts.length ? [postsCss] : []),
  ],
}

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, async (stores) => ({
    people: await readPeople(stores),
    officers: (await stores.officers.list()).map(({ category }) => category),
    posts: (await stores.information.find('posts')).value.rows,
  }))
  const { content } = fetched
  return data(
    {
      fetched: content ? { content: content.people } : ({ isFailed: true } as const),
      categories: content?.officers ?? [],
      posts: content?.posts ?? [],
    },
    statusOf(fetched),
  )
}

/** The people of the school, with its posts if they are written. */
export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const { fetched, categories, posts } = loaderData
  return (
    <PeoplePage
      fetched={fetched}
      before={posts.length > 0 && <Figures categories={categories} posts={posts} />}
      after={posts.length > 0 && <Posts posts={posts} />}
    />
  )
}

type Rows = OwnValue<'posts'>['rows']

function Figures({ categories, posts }: { categories: string[]; posts: Rows }) {
  const { language, words } = usePage()
  const { figures } = words.information
  const { sanctioned, vacant } = totalPosts(posts)
  const teachers = categories.filter((category) => category === 'teacher').length
  const shown = [
    [figures.teachers, teachers],
    [figures.officers, categories.length - teachers],
    [figures.sanctioned, sanctioned],
    [figures.vacant, vacant],
  ] as const
  return (
    <dl className="card post-figures">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="s">{label}</dt> <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Posts({ posts }: { posts: Rows }) {
  const { language, words, schoolName, origin, to } = usePage()
  const { fields, total, titles, attached, csv, descriptionOf } = words.information
  const sums = totalPosts(posts)
  const women = posts.every((post) => post.women !== null)
    ? posts.reduce((sum, post) => sum + post.women!, 0)
    : null
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, language))
  const address = to(`${BOARD_PATH}/posts.csv`)
  return (
    <section id="posts" aria-labelledby="posts-title">
      <h2 id="posts-title">{titles.posts}</h2>
      <table className="posts" aria-labelledby="posts-title">
        <thead>
          <tr>
            <th scope="col">{fields.title}</th>
            {(['sanctioned', 'filled', 'women', 'vacant'] as const).map((field) => (
              <th key={field} scope="col" className="n">
                {fields[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.title}>
              <th scope="row">
                <InItsLanguage>
                  {(language === 'en' && post.titleEnglish) || post.title}
                </InItsLanguage>
                {post.remark && (
                  <small>
                    <InItsLanguage>{post.remark}</InItsLanguage>
                  </small>
                )}
              </th>
              <td className="n">{number(post.sanctioned)}</td>
              <td className="n">{number(post.filled)}</td>
              <td className="n">{number(post.women)}</td>
              <td className="n vac">{number(vacantOf(post))}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{total}</th>
            <td className="n">{number(sums.sanctioned)}</td>
            <td className="n">{number(sums.filled)}</td>
            <td className="n">{number(women)}</td>
            <td className="n">{number(sums.vacant)}</td>
          </tr>
        </tbody>
      </table>
      <p className="s">{attached}</p>
      <p className="choices">
        <a className="btn q" href={address}>
          {csv}
        </a>
      </p>
      <StructuredData
        data={{
          '@type': 'Dataset',
          name: titles.posts,
          description: descriptionOf(titles.posts),
          creator: { '@type': 'HighSchool', name: schoolName, url: `${origin}/` },
          distribution: {
            '@type': 'DataDownload',
            encodingFormat: 'text/csv',
            contentUrl: origin + address,
          },
        }}
      />
    </section>
  )
}
