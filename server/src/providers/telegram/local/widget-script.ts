const FOLDER = '/dev/telegram';

export const LOCAL_WIDGET_PATH = `${FOLDER}/widget.js`;

export const LOCAL_SIGN_PATH = `${FOLDER}/sign`;

/** Replaces Telegram's widget script: returns to `data-auth-url`, and lets testers choose the user. */
export const localWidgetScript = `
const own = document.currentScript;
const form = document.createElement('form');
form.innerHTML =
  '<p><strong>Stand-in for Telegram.</strong> This is not Telegram. The server has no bot there, so it lets you be ' +
  'any user. Nothing leaves this machine.</p>' +
  '<label>Telegram id <input name="id" inputmode="numeric" pattern="[1-9][0-9]{0,15}" required value="424242"></label>' +
  '<label>First name <input name="first_name" maxlength="64" required value="Reader"></label>' +
  '<label>Username <input name="username" pattern="[A-Za-z0-9_]{0,32}" value=""></label>' +
  '<button>Log in as this person</button><p role="alert"></p>';
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch('${LOCAL_SIGN_PATH}', { method: 'POST', body: new URLSearchParams(new FormData(form)) });
  if (!answer.ok) {
    form.querySelector('[role=alert]').textContent = await answer.text();
    return;
  }
  const user = new URLSearchParams(await answer.json());
  location.href = own.getAttribute('data-auth-url') + '?' + user.toString();
});
own.before(form);
`;
