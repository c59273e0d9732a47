import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${BLINK}`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK}`
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`
const IPAD = `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${WEBKIT}`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`

it.each([
  [`${ANDROID} Chrome/149.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `Mozilla/5.0 (Linux; Android 6.0.1; SM-J200G) ${BLINK} Chrome/106.0.5249.126 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 5.1; Symphony V75; wv) ${BLINK} Version/4.0 Chrome/95.0.4638.74 Mobile Safari/537.36`,
    'Android WebView, Android',
  ],
  [
    `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`${ANDROID} Chrome/149.0.0.0 Mobile Safari/537.36 EdgA/149.0.0.0`, 'Edge, Android'],
  [`${ANDROID} Chrome/149.0.0.0 Mobile Safari/537.36 OPR/95.0.0.0`, 'Opera, Android'],
  [
    `${ANDROID} Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4.0-g`,
    'Mi Browser, Android',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 9; en-US; CPH1923) ${BLINK} Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
    'UC Browser, Android',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; bn) Presto/2.12.423 Version/12.16',
    'Opera Mini, Android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:151.0) Gecko/151.0 Firefox/151.0', 'Firefox, Android'],
  [
    `Mozilla/5.0 (Linux; Android 13; 220333QAG Build/TKQ1; wv) ${BLINK} Version/4.0 Chrome/149.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.0;]`,
    'Facebook, Android',
  ],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [`${IPHONE} CriOS/149.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome, iPhone'],
  [`${IPHONE} FxiOS/151.0 Mobile/15E148 Safari/604.1`, 'Firefox, iPhone'],
  [`${IPAD} Version/12.1.2 Mobile/15E148 Safari/604.1`, 'Safari, iPad'],
  [`${MAC} CriOS/149 Version/11.1.1 Safari/605.1.15`, 'Chrome, iPad'],
  [`${MAC} Version/18.5 Safari/605.1.15`, 'Safari, Mac / iPad'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/149.0.0.0 Safari/537.36`,
    'Chrome, Mac',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:151.0) Gecko/20100101 Firefox/151.0',
    'Firefox, Mac',
  ],
  [`${WINDOWS} Chrome/149.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${WINDOWS} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 640) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/149.0.0.0 Safari/537.36`,
    'Chrome, ChromeOS',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
    'Firefox, Linux',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} HeadlessChrome/149.0.0.0 Safari/537.36`,
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Mobile; Nokia 2720 Flip; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.2',
    'Firefox, KaiOS',
  ],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('the device name is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
