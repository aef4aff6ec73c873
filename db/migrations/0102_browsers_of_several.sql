-- In which browsers more than one account signed in, for staff who look at rewards.
create index member_devices_by_device on member_devices (device_hash);
