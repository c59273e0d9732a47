import { expect, it } from 'vitest'
import { findVideoId, findVideoLink, videoThumbnail } from './video.ts'

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
])('reads the video id from %s', (link) => {
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

it.each([
  [`https://youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`আমাদের অনুষ্ঠান দেখুন: https://youtu.be/${ID}?si=abc দারুণ!`, `https://youtu.be/${ID}?si=abc`],
  [`সবাই দেখুন https://www.youtube.com/watch?v=${ID}।`, `https://www.youtube.com/watch?v=${ID}`],
  [`(https://www.youtube.com/watch?v=${ID}&t=10s)`, `https://www.youtube.com/watch?v=${ID}&t=10s`],
  [`See https://youtu.be/${ID}.`, `https://youtu.be/${ID}`],
  // A one-line field removes line breaks from pasted text.
  [`ভিডিওhttps://youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`youtu.be/${ID}`, `https://youtu.be/${ID}`],
  [`m.youtube.com/watch?v=${ID} থেকে`, `https://m.youtube.com/watch?v=${ID}`],
])('extracts the video link from %j', (text, link) => {
  expect(findVideoLink(text)).toBe(link)
})

it.each([
  '',
  'কোনো লিংক নেই',
  'https://www.facebook.com/watch/?v=1234567890',
  `https://evil.example/youtu.be/${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/${ID}`,
  'https://youtu.be/ এখানে',
])('extracts no link from %j', (text) => {
  expect(findVideoLink(text)).toBeUndefined()
})

it('takes the thumbnail from the video host', () => {
  expect(videoThumbnail(ID)).toBe(`https://i.ytimg.com/vi/${ID}/hqdefault.jpg`)
})
