import { describe, expect, it } from 'vitest'
import { isOldHome, oldPath, oldPathsOf } from './old-path.ts'

describe('The address of an old page', () => {
  it.each([
    ['/2025/11/18/%e0%a6%b8%e0%a6%ad%e0%a6%be/', '/2025/11/18/সভা'],
    ['/2025/11/18/%E0%A6%B8%E0%A6%AD%E0%A6%BE', '/2025/11/18/সভা'],
    ['https://old.example/2025/11/18/সভা/', '/2025/11/18/সভা'],
    ['//old.example/a//b/', '/a/b'],
    ['https://old.example', '/'],
    ['/wp-content/uploads/2025/03/a%20b.jpg', '/wp-content/uploads/2025/03/a b.jpg'],
    // A nukta after its letter, and the letter with the nukta, are the same in NFC.
    ['/\u09DF', '/\u09AF\u09BC'],
    // A slug that ends in half a letter.
    ['/%e0%a6%b8%e0%a6', '/%E0%A6%B8%E0%A6'],
    ['/a%zz', '/a%zz'],
    ['/a#part', '/a'],
    ['/?p=24', '/?p=24'],
    ['https://old.example/?p=24&preview=true', '/?p=24'],
    ['/?fbclid=x&page_id=57', '/?page_id=57'],
    ['/?attachment_id=4', '/?attachment_id=4'],
    ['/?cat=5', '/?cat=5'],
    ['/?p=abc', '/'],
    ['/?q=24', '/'],
    ['/notice.php?id=3&utm_source=x', '/notice.php?id=3'],
    ['/notice/?fbclid=x', '/notice'],
    ['/notice.php?name=%E0%A6%95', '/notice.php?name=ক'],
  ])('%s is stored as %s', (address, stored) => {
    expect(oldPath(address)).toBe(stored.normalize('NFC'))
  })

  it('is looked up with its query first, and home only with its query', () => {
    expect(oldPathsOf('/notice.php?id=3')).toEqual(['/notice.php?id=3', '/notice.php'])
    expect(oldPathsOf('/a/?fbclid=x')).toEqual(['/a'])
    expect(oldPathsOf('/?p=24')).toEqual(['/?p=24'])
    expect(oldPathsOf('/web/?p=24&preview=true')).toEqual([
      '/web?p=24&preview=true',
      '/web?p=24',
      '/web',
    ])
    expect(oldPathsOf('/a/?lang=en&x=1')).toEqual(['/a?lang=en&x=1', '/a?lang=en', '/a'])
    expect(oldPathsOf('/')).toEqual([])
  })

  it('of a smaller picture of WordPress is looked up as that of its original, too', () => {
    for (const name of ['ক-1024x768.jpg', 'ক-scaled.jpg'])
      expect(oldPathsOf(`/wp-content/uploads/${name}`)).toEqual([
        `/wp-content/uploads/${name}`,
        '/wp-content/uploads/ক.jpg',
      ])
    expect(oldPathsOf('/2025/plan-10x12')).toEqual(['/2025/plan-10x12'])
  })

  it('is home only with a parameter of WordPress', () => {
    expect(['/?p=24', '/?page_id=1&x=y'].every(isOldHome)).toBe(true)
    expect(['/', '/?x=1', '/a?p=24', '/?p='].some(isOldHome)).toBe(false)
  })
})
