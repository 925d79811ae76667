-- When the budget of an address is spent, a browser is looked for by its token alone.
create index known_devices_device on known_devices (device_hash);
