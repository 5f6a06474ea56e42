/**
 * The three pages of Telegram's sign-in widget, as the page that holds it meets them (core.telegram.org/widgets/login):
 * a script that puts a frame in its own place, the frame with the button, and the window in which the person agrees.
 */
export const telegramPages = {
  '/js/telegram-widget.js': {
    type: 'text/javascript; charset=utf-8',
    text: `
      const own = document.currentScript;
      const { origin } = new URL(own.src);
      const frame = document.createElement('iframe');
      frame.title = 'Telegram button';
      frame.src = origin + '/embed/' + own.dataset.telegramLogin + '?origin=' + encodeURIComponent(location.origin);
      own.before(frame);
      addEventListener('message', (message) => {
        if (message.source !== frame.contentWindow || message.origin !== origin) return;
        const { event, auth_data } = JSON.parse(message.data);
        if (event !== 'auth_user') return;
        const link = document.createElement('a');
        link.href = own.dataset.authUrl;
        location.href = link.href + (link.href.includes('?') ? '&' : '?') + new URLSearchParams(auth_data);
      });
    `,
  },
  '/embed/fabula_test_bot': {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html><title>Telegram button</title><button>Log in with Telegram</button><script>
      let opened;
      document.querySelector('button').onclick = () => {
        opened = open('/auth', 'telegram_oauth', 'width=550,height=470');
      };
      addEventListener('message', (message) => {
        if (message.source !== opened) return;
        const { event, result } = JSON.parse(message.data);
        const origin = new URLSearchParams(location.search).get('origin');
        if (event === 'auth_result') parent.postMessage(JSON.stringify({ event: 'auth_user', auth_data: result }), origin);
      });
    </script>`,
  },
  '/auth': {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html><title>Telegram</title><button>Accept</button><script>
      document.querySelector('button').onclick = async () => {
        const answer = await fetch('/auth/get', { method: 'POST' });
        opener.postMessage(JSON.stringify({ event: 'auth_result', result: await answer.json() }), location.origin);
        close();
      };
    </script>`,
  },
} as const;
