import { expect, it } from 'vitest'
import { findVideoId, videoThumbnail } from './video.ts'

const ID = 'dQw4w9WgXcQ'

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}&t=10s`,
  `https://music.youtube.com/watch?v=${ID}&list=PL0123456789`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abcdefghijklmnop`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
])('reads the id of a video in %s', (link) => {
  expect(findVideoId(link)).toBe(ID)
})

it.each([
  '',
  ID,
  'not a link',
  `youtube.com/watch?v=${ID}`,
  `ftp://youtube.com/watch?v=${ID}`,
  `javascript:alert('https://youtu.be/${ID}')`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/watch?v=${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=twelve-chars',
  'https://www.youtube.com/watch?v=eleven/char',
  'https://youtu.be/%3Cscript%3E',
])('finds no video in %j', (link) => {
  expect(findVideoId(link)).toBeUndefined()
})

it('asks the video host for the still', () => {
  expect(videoThumbnail(ID)).toBe(`https://i.ytimg.com/vi/${ID}/hqdefault.jpg`)
})
