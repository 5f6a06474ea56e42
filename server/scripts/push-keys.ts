import webPush from 'web-push';

const { privateKey, publicKey } = webPush.generateVAPIDKeys();
console.log(`PUSH_VAPID_PUBLIC_KEY=${publicKey}\nPUSH_VAPID_PRIVATE_KEY=${privateKey}`);
