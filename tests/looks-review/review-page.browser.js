const status = document.querySelector('#status');

/** Takes a picture as the baseline; the button says whether it worked. */
async function accept(button) {
  button.disabled = true;
  button.textContent = 'Accepting…';
  const response = await fetch(`/accept/${button.dataset.accept}`, {
    method: 'POST',
    headers: { 'x-review-token': document.body.dataset.token },
  });
  button.textContent = response.ok ? 'Accepted' : 'Try again';
  button.disabled = response.ok;
  if (!response.ok) status.textContent = await response.text();
}

document.addEventListener('click', ({ target }) => {
  if (target.dataset.accept !== undefined) void accept(target);
  if (target.id !== 'accept-all') return;
  for (const button of document.querySelectorAll('[data-accept]:enabled')) void accept(button);
});
